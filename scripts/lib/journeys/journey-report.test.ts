import { describe, expect, it } from 'vitest';
import { type JourneyReport, journeyResult } from './journey-report.ts';

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
  it('counts a journey that passed on its second try as passed, and names it with its window', () => {
    expect(journeyResult(report)).toEqual({
      passed: 3,
      failed: 1,
      secondTries: ['sign-in.spec.ts › signs in (desktop)', 'sign-in.spec.ts › in Spanish (phone)'],
      failures: ['sign-in.spec.ts › in French (phone)'],
    });
  });

  it('counts what went wrong outside of every journey as failed', () => {
    const { failed } = journeyResult({ ...report, errors: [{ message: 'No such file' }] });
    expect(failed).toBe(2);
  });
});
