import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../report.ts';
import { type UnitReport, unitOutcome } from './unit-report.ts';

type File = UnitReport['testResults'][number];

const file = (name: string, tests: Readonly<Record<string, string | null>>): File => ({
  name: resolve(root, name),
  status: Object.values(tests).some((message) => message !== null) ? 'failed' : 'passed',
  assertionResults: Object.entries(tests).map(([fullName, message]) => ({
    fullName,
    status: message === null ? 'passed' : 'failed',
    failureMessages: message === null ? [] : [message],
  })),
});

const report = (...testResults: File[]): UnitReport => {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed').length;
  return { testResults, numPassedTests: passed, numFailedTests: tests.length - passed };
};

describe('a run of the units', () => {
  it('counts what passed', () => {
    expect(unitOutcome(report(file('a.test.ts', { adds: null, subtracts: null })), 0)).toEqual({
      passed: 2,
      failed: 0,
      laterTries: [],
      failures: [],
    });
  });

  it('names what failed twice, with the first line of what went wrong', () => {
    const failing = report(
      file('a.test.ts', { adds: 'expected 2 to be 3\n  at a.test.ts:1', subtracts: null }),
    );
    expect(unitOutcome(failing, 1, failing)).toEqual({
      passed: 1,
      failed: 1,
      laterTries: [],
      failures: ['a.test.ts › adds: expected 2 to be 3'],
    });
  });

  it('counts what passed on the second try once, and names it', () => {
    const first = report(
      file('a.test.ts', { adds: 'timed out', subtracts: null }),
      file('b.test.ts', { waits: null }),
    );
    const again = report(file('a.test.ts', { adds: null, subtracts: null }));
    expect(unitOutcome(first, 1, again)).toEqual({
      passed: 3,
      failed: 0,
      laterTries: ['a.test.ts › adds'],
      failures: [],
    });
  });

  it('counts a file that cannot be loaded, and tests that fail on the second try alone', () => {
    const first = report(
      { ...file('a.test.ts', {}), status: 'failed' },
      file('b.test.ts', { one: 'broken', two: null }),
    );
    const again = report(
      { ...file('a.test.ts', {}), status: 'failed' },
      file('b.test.ts', { one: null, two: 'broken' }),
    );
    expect(unitOutcome(first, 1, again)).toMatchObject({
      failed: 2,
      laterTries: ['b.test.ts › one'],
      failures: ['a.test.ts', 'b.test.ts › two: broken'],
    });
  });

  it('fails for an error outside of every test', () => {
    expect(unitOutcome(report(file('a.test.ts', { adds: null })), 1)).toMatchObject({ passed: 1, failed: 1 });
  });
});
