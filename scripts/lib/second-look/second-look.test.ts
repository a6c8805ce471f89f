import { describe, expect, it, vi } from 'vitest';
import type { Failure } from '../report.ts';
import { lookAgain, maxFailures, maxUnsteady, type RunAlone } from './second-look.ts';

const failure = (name: string, retry: string | null = `${name}.test.ts`): Failure => ({
  ...{ name, message: `${name} took too long` },
  ...(retry !== null && { retry }),
});
const unit = (...failures: Failure[]) => [{ stage: 'unit', failed: failures.length, failures }];

/** Runs tests by the problems that they have at each attempt; null is one that does not run. */
function runner(problems: Readonly<Record<string, readonly (string | undefined | null)[]>>) {
  const times = new Map<string, number>();
  return vi.fn<RunAlone>(async (failures) => {
    const results = new Map<string, string | undefined>();
    for (const { name } of failures) {
      const time = times.get(name) ?? 0;
      times.set(name, time + 1);
      const problem = problems[name]?.[time];
      if (problem !== null) results.set(name, problem);
    }
    return results;
  });
}

describe('the second look at what failed', () => {
  it('calls a test unsteady that passes twice alone, and keeps what went wrong at first', async () => {
    const run = runner({ a: [] });
    expect(await lookAgain(unit(failure('a')), { unit: run })).toEqual({
      unsteady: [{ stage: 'unit', name: 'a', first: 'a took too long', alone: null }],
      confirmed: [],
      verdict: null,
    });
    expect(run).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['at once', ['it is wrong'], 1],
    ['the second time', [undefined, 'it is wrong'], 2],
  ] as const)('keeps a failure that fails alone %s, with both messages', async (_, problems, runs) => {
    const run = runner({ a: problems });
    const { unsteady, confirmed } = await lookAgain(unit(failure('a')), { unit: run });
    expect(unsteady).toEqual([]);
    expect(confirmed).toEqual([{ stage: 'unit', name: 'a', first: 'a took too long', alone: 'it is wrong' }]);
    expect(run).toHaveBeenCalledTimes(runs);
  });

  it('keeps a failure that does not run again', async () => {
    const { confirmed } = await lookAgain(unit(failure('a')), { unit: runner({ a: [null] }) });
    expect(confirmed).toMatchObject([{ name: 'a', alone: 'It did not run.' }]);
  });

  it('keeps a failure when what runs it ends with an error', async () => {
    const run = () => Promise.reject(new Error('There is no report.\nat x'));
    const { unsteady, confirmed } = await lookAgain(unit(failure('a')), { unit: run });
    expect(unsteady).toEqual([]);
    expect(confirmed).toMatchObject([{ name: 'a', alone: 'There is no report.' }]);
  });

  it('does not run what would show nothing, such as a file that cannot be loaded', async () => {
    const run = runner({});
    const result = await lookAgain(unit(failure('a.test.ts', null)), { unit: run });
    expect(result).toEqual({ unsteady: [], confirmed: [], verdict: null });
    expect(run).not.toHaveBeenCalled();
  });

  it('forgives nothing where more has failed than load explains', async () => {
    const names = Array.from({ length: maxFailures + 1 }, (_, at) => failure(`t${at}`));
    const run = runner({});
    const { unsteady, verdict } = await lookAgain(unit(...names), { unit: run });
    expect([unsteady, verdict]).toEqual([[], '9 tests failed, more than 8.']);
    expect(run).not.toHaveBeenCalled();
  });

  it('forgives nothing where more tests are unsteady than are put up with', async () => {
    const names = Array.from({ length: maxUnsteady + 1 }, (_, at) => failure(`t${at}`));
    const { unsteady, confirmed, verdict } = await lookAgain(unit(...names), { unit: runner({}) });
    expect([unsteady, verdict]).toEqual([[], '6 tests are unsteady, more than 5.']);
    expect(confirmed).toHaveLength(6);
  });
});
