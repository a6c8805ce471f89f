import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../report.ts';
import { type UnitReport, unitOutcome } from './unit-report.ts';

type File = UnitReport['testResults'][number];

const file = (name: string, tests: Readonly<Record<string, string | null>>): File => ({
  name: resolve(root, name),
  status: Object.values(tests).some((message) => message !== null) ? 'failed' : 'passed',
  assertionResults: Object.entries(tests).map(([fullName, message], at) => ({
    fullName,
    status: message === null ? 'passed' : 'failed',
    duration: (at + 1) * 1_000,
    failureMessages: message === null ? [] : [message],
  })),
});

const report = (...testResults: File[]): UnitReport => {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return { testResults, numPassedTests: passed, numFailedTests: tests.length - passed };
};

describe('a run of the units', () => {
  it('counts what passed, and names what took longest', () => {
    expect(unitOutcome(report(file('a.test.ts', { adds: null, subtracts: null })), 0)).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
      dearest: [
        { name: 'a.test.ts › subtracts', seconds: 2 },
        { name: 'a.test.ts › adds', seconds: 1 },
      ],
    });
  });

  it('names what failed, with the first line of what went wrong', () => {
    const failing = report(
      file('a.test.ts', { adds: 'expected 2 to be 3\n  at a.test.ts:1', subtracts: null }),
    );
    expect(unitOutcome(failing, 1)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['a.test.ts › adds: expected 2 to be 3'],
    });
  });

  it('counts a file that cannot be loaded', () => {
    const broken = report({ ...file('a.test.ts', {}), status: 'failed' }, file('b.test.ts', { one: null }));
    expect(unitOutcome(broken, 1)).toMatchObject({ passed: 1, failed: 1, failures: ['a.test.ts'] });
  });

  it('fails for an error outside of every test', () => {
    expect(unitOutcome(report(file('a.test.ts', { adds: null })), 1)).toMatchObject({ passed: 1, failed: 1 });
  });
});
