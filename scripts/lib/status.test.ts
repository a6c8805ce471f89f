import { describe, expect, it } from 'vitest';
import { isStatus, resultOf } from '../../.storybook/pages/status/status-data.ts';
import { mergeParts, stillThere } from '../status/keep.ts';
import { usesKeyboard } from '../status/keyboard.ts';
import { readSwept, tally, type Visit } from '../status/tally.ts';
import { readingTests } from '../status/transcripts.ts';

const visit = (over: Partial<Visit>): Visit => ({
  id: 'components-button--primary',
  title: 'Components/Button',
  name: 'Primary',
  folder: 'button',
  isWalked: false,
  error: undefined,
  swept: '',
  engine: [],
  ...over,
});

const now = '2026-11-21T12:00:00Z';

const swept = `The sweeps found:
paycor dark: color-contrast (Elements must meet contrast)
    <button>Get</button>
text at 200 %:   is cut off:
    <span> “Get”
320 px:   reaches past the edge:
    <div> “Get”`;

describe('the status of a part', () => {
  it('tells what the sweeps found check by check, and axe brand by brand', () => {
    expect(readSwept(swept).map(({ check, brand }) => [check, brand])).toEqual([
      ['axe', 'paycor'],
      ['large', undefined],
      ['narrow', undefined],
    ]);
  });

  it('counts the stories of a part and of its state sheet together', () => {
    const visits = [
      visit({ swept }),
      visit({ title: 'Components/Button/States', name: 'All', isWalked: true }),
    ];
    const [part, ...others] = tally(visits, ['common', 'paycor'], now, () => ({ made: 2, failed: [] }));
    expect(others).toEqual([]);
    expect(part?.title).toBe('Components/Button');
    expect(part?.checks.axe.made).toBe(2);
    expect(part?.checks.keyboard).toEqual({ made: 1, problems: [] });
    expect(part?.brands.common?.problems).toEqual([]);
    expect(part?.brands.paycor?.problems).toEqual([
      'Primary: paycor dark: color-contrast (Elements must meet contrast) <button>Get</button>',
    ]);
  });

  it('is red in behaviour and keyboard where a story that is walked through fails', () => {
    const [part] = tally([visit({ isWalked: true, error: 'No focus.' })], [], now, () => ({
      made: 0,
      failed: [],
    }));
    expect(part?.checks.play.problems).toEqual(['Primary: No focus.']);
    expect(part?.checks.keyboard.problems).toEqual(['Primary: No focus.']);
  });

  it('has not passed what was not made', () => {
    expect(resultOf({ made: 0, problems: [] })).toBe('none');
    expect(resultOf({ made: 1, problems: [] })).toBe('pass');
    expect(resultOf({ made: 1, problems: ['x'] })).toBe('fail');
  });

  it('is known by its shape', () => {
    const parts = tally([visit({})], [], now, () => ({ made: 0, failed: [] }));
    expect(isStatus({ madeAt: '2026-11-21T00:00:00Z', commit: 'abc', parts })).toBe(true);
    expect(isStatus({ parts: [{ checks: {} }] })).toBe(false);
  });
});

describe('what is found in the sources', () => {
  it('is a story that is walked through by keyboard', () => {
    const text = `export const A = meta.story({ play: async () => { await userEvent.tab(); } });
export const B = meta.story({ play: async () => { await userEvent.click(x); } });`;
    expect(['A', 'B', 'C'].map((name) => usesKeyboard('a.stories.tsx', text, name))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is a test that reads as a screen reader does', () => {
    const text = `describe('X', () => {
  it('says its name', async () => { expect(await transcript(container)).toEqual([]); });
  it.each(['a'])('does %s', () => {});
  it('reads the person\\'s words', async () => { await spoken(container); });
});`;
    expect(readingTests(text)).toEqual(['says its name', "reads the person's words"]);
  });
});

describe('a run that makes some checks only', () => {
  const transcripts = () => ({ made: 2, failed: [] });
  const none = () => ({ made: 0, failed: [] });

  it('leaves the others as they were found before, and parts that it did not look at', () => {
    const badge = { id: 'components-badge--count', title: 'Components/Badge', folder: 'badge' };
    const before = tally([visit({ engine: ['x'] }), visit(badge)], [], 'before', transcripts);
    const found = tally([visit({ engine: undefined, swept })], [], now, none);
    const [other, button] = mergeParts(before, found);
    expect(other?.madeAt).toBe('before');
    expect(button?.checks.engine).toEqual({ made: 1, problems: ['Primary: x'] });
    expect(button?.checks.transcript).toEqual({ made: 2, problems: [] });
    expect(button?.checks.large.problems).toHaveLength(1);
  });

  it('leaves out parts that have no stories any more, such as under a title of before', () => {
    const parts = tally(
      [visit({}), visit({ id: 'components-appheader--a', title: 'Components/AppHeader' })],
      [],
      now,
      () => ({ made: 0, failed: [] }),
    );
    const left = stillThere(parts, [{ id: 'components-button--primary' }]);
    expect(left.map(({ title }) => title)).toEqual(['Components/Button']);
  });
});
