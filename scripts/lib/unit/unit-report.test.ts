import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../report.ts';
import { isForgivable } from './forgivable.ts';
import { type UnitReport, unitOutcome, unitProblems } from './unit-report.ts';

type File = UnitReport['testResults'][number];

const file = (name: string, tests: Readonly<Record<string, string | null>>): File => ({
  name: resolve(root, name),
  status: Object.values(tests).some((message) => message !== null) ? 'failed' : 'passed',
  ...{ startTime: 1_000, endTime: 4_000 },
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
      files: { 'a.test.ts': 3 },
    });
  });

  it('names what failed, with the first line of what went wrong and the file to run again', () => {
    const failing = report(
      file('a.test.ts', { adds: 'expected 2 to be 3\n  at a.test.ts:1', subtracts: null }),
    );
    expect(unitOutcome(failing, 1)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: [{ name: 'a.test.ts › adds', message: 'expected 2 to be 3', retry: 'a.test.ts' }],
    });
  });

  it('counts a file that cannot be loaded', () => {
    const broken = report({ ...file('a.test.ts', {}), status: 'failed' }, file('b.test.ts', { one: null }));
    expect(unitOutcome(broken, 1)).toEqual({
      ...{ passed: 1, failed: 1, dearest: [{ name: 'b.test.ts › one', seconds: 1 }] },
      failures: [{ name: 'a.test.ts', message: 'The file could not be loaded.' }],
      files: { 'a.test.ts': 3, 'b.test.ts': 3 },
    });
  });

  it('fails for an error outside of every test, also beside a test that failed', () => {
    const passed = report(file('a.test.ts', { adds: null }));
    expect(unitOutcome(passed, 1)).toMatchObject({ passed: 1, failed: 1 });
    const failing = report(file('a.test.ts', { adds: 'Test timed out in 120000ms.' }));
    expect(unitOutcome(failing, 1, ['nobody handled this'])).toMatchObject({
      failed: 2,
      failures: [{ retry: 'a.test.ts' }, { name: 'Outside of every test', message: 'nobody handled this' }],
    });
  });

  it('says of each test whether it passed when it was run again', () => {
    const again = report(file('a.test.ts', { adds: null, subtracts: 'expected 2 to be 3\n  at' }));
    expect([...unitProblems(again)]).toEqual([
      ['a.test.ts › adds', undefined],
      ['a.test.ts › subtracts', 'expected 2 to be 3'],
    ]);
  });
});

describe('a failed test', () => {
  const law = "import fc from 'fast-check';";
  it.each([
    [
      'an assertion in a property test of the domain',
      'packages/domain/src/a.test.ts',
      'Property failed',
      law,
      false,
    ],
    ['an assertion in a law of the server', 'apps/sandbox/src/a.test.ts', 'x', "inject('randomRuns')", false],
    ['a killed server', 'apps/sandbox/src/a.test.ts', 'x', 'startKillable()', false],
    ['random operations', 'apps/sandbox/src/a.test.ts', 'x', 'runOperations()', false],
    [
      'a time-out of such a test',
      'apps/sandbox/src/a.test.ts',
      'Error: Test timed out in 120000ms.',
      law,
      true,
    ],
    ['any other test of the server', 'apps/sandbox/src/a.test.ts', 'x', 'openSandbox()', true],
    ['a test of a screen', 'apps/web/src/a.test.tsx', 'x', law, true],
  ])('may be looked at once more or not: %s', (_, path, message, text, isAllowed) => {
    expect(isForgivable(path, message, () => text)).toBe(isAllowed);
  });

  it('knows the laws that there are', () => {
    for (const path of ['areas/money/laws', 'areas/money/many-devices', 'bench/operations', 'app/killed'])
      expect(isForgivable(`apps/sandbox/src/${path}.test.ts`, 'expected 1 to be 2')).toBe(false);
  });
});
