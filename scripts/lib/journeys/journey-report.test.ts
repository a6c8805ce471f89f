import { describe, expect, it } from 'vitest';
import { type JourneyReport, journeyProblems, journeyResult } from './journey-report.ts';

const spec = (
  title: string,
  status: 'expected' | 'unexpected',
  duration: number,
  projectName: 'phone' | 'desktop' = 'phone',
) => ({
  title,
  file: 'sign-in.spec.ts',
  tests: [
    {
      projectName,
      status,
      results: [
        {
          duration,
          errors: status === 'unexpected' ? [{ message: '\u001b[31mError: lost\u001b[39m\n  at' }] : [],
        },
      ],
    },
  ],
});

const report = (values: Partial<JourneyReport> = {}): JourneyReport => ({
  suites: [],
  stats: { expected: 0, unexpected: 0 },
  errors: [],
  ...values,
});

describe('a run of the journeys', () => {
  it('counts what passed and names what failed, also in groups', () => {
    const suites = [
      {
        specs: [spec('signs in', 'expected', 2_000)],
        suites: [{ specs: [spec('signs out', 'unexpected', 4_000, 'desktop')] }],
      },
    ];
    expect(journeyResult(report({ suites, stats: { expected: 1, unexpected: 1 } }))).toEqual({
      passed: 1,
      failed: 1,
      failures: [
        {
          ...{ name: 'sign-in.spec.ts › signs out (desktop)', message: 'Error: lost' },
          retry: 'sign-in.spec.ts',
        },
      ],
      dearest: [
        { name: 'sign-in.spec.ts › signs out (desktop)', seconds: 4 },
        { name: 'sign-in.spec.ts › signs in (phone)', seconds: 2 },
      ],
      files: { 'apps/web/e2e/sign-in.spec.ts': 6 },
    });
  });

  it('counts what went wrong outside of every journey', () => {
    expect(journeyResult(report({ errors: [{ message: 'It cannot be loaded.' }] }))).toMatchObject({
      passed: 0,
      failed: 1,
      failures: [{ name: 'Outside of every journey', message: 'It cannot be loaded.' }],
    });
  });

  it('says of each journey whether it passed when it was run again', () => {
    const suites = [{ specs: [spec('signs in', 'expected', 1), spec('signs out', 'unexpected', 1)] }];
    expect([...journeyProblems(report({ suites }))]).toEqual([
      ['sign-in.spec.ts › signs in (phone)', undefined],
      ['sign-in.spec.ts › signs out (phone)', 'Error: lost'],
    ]);
  });

  it('names the ten that took longest', () => {
    const specs = Array.from({ length: 12 }, (_, at) => spec(`journey ${at}`, 'expected', at * 1_000));
    const { dearest } = journeyResult(
      report({ suites: [{ specs }], stats: { expected: 12, unexpected: 0 } }),
    );
    expect(dearest.map(({ seconds }) => seconds)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });
});
