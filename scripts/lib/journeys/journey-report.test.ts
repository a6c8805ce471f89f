import { describe, expect, it } from 'vitest';
import { addLaterTries, type JourneyReport, journeyResult } from './journey-report.ts';

const spec = (title: string, ...statuses: readonly ['expected' | 'flaky' | 'unexpected', string][]) => ({
  title,
  file: 'sign-in.spec.ts',
  tests: statuses.map(([status, projectName]) => ({ status, projectName })),
});

const report: JourneyReport = {
  suites: [
    {
      specs: [spec('signs in', ['expected', 'phone'], ['flaky', 'desktop'])],
      suites: [
        { specs: [spec('in Spanish', ['flaky', 'phone']), spec('in French', ['unexpected', 'phone'])] },
      ],
    },
  ],
  stats: { expected: 1, unexpected: 1, flaky: 2 },
  errors: [],
};

describe('what came of the journeys', () => {
  it('counts a journey that passed on a later try as passed, and names it with its window', () => {
    expect(journeyResult(report)).toEqual({
      passed: 3,
      failed: 1,
      laterTries: ['sign-in.spec.ts › signs in (desktop)', 'sign-in.spec.ts › in Spanish (phone)'],
      failures: ['sign-in.spec.ts › in French (phone)'],
    });
  });

  it('counts what went wrong outside of every journey as failed', () => {
    const { failed } = journeyResult({ ...report, errors: [{ message: 'No such file' }] });
    expect(failed).toBe(2);
  });

  it('counts those that were tried again once, and names those that passed then', () => {
    const first = {
      passed: 7,
      failed: 3,
      laterTries: [],
      failures: ['a.spec.ts › signs in (phone)', 'a.spec.ts › signs out (phone)'],
    };
    const again = { passed: 1, failed: 1, laterTries: [], failures: ['a.spec.ts › signs out (phone)'] };
    expect(addLaterTries(first, again)).toEqual({
      passed: 8,
      // One went wrong outside of every journey, and was not tried again.
      failed: 2,
      laterTries: ['a.spec.ts › signs in (phone)'],
      failures: ['a.spec.ts › signs out (phone)'],
    });
  });
});
