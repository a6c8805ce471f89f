import { describe, expect, it } from 'vitest';
import { pairs } from './pairs.ts';

const written = (scale: readonly (typeof pairs)[number][]) =>
  scale
    .map(
      ({ foreground, background, minimum, pageOnly, edge }) =>
        `${minimum}  ${foreground} on ${background}${pageOnly ? ', on the page only' : ''}${edge ? `, or its edge ${edge}` : ''}`,
    )
    .toSorted()
    .join('\n');

describe('the pairs of colours that are checked', () => {
  it('are those that were written down, none left out and none asked for less; `vitest run --project themes -u` writes down a change that is meant', async () => {
    await expect(written(pairs)).toMatchFileSnapshot('pairs.txt');
  });

  it('ask of text what WCAG asks, of the parts of a control too, and less of one pair alone', () => {
    const least = new Map<number, number>();
    for (const { minimum } of pairs) least.set(minimum, (least.get(minimum) ?? 0) + 1);
    expect([...least.keys()].toSorted()).toEqual([1.6, 3, 4.5]);
    expect(least.get(1.6)).toBe(1);
    const isText = ({ foreground }: (typeof pairs)[number]) =>
      /text|^link|^on[A-Z]/i.test(foreground) && !/border/i.test(foreground);
    expect(pairs.filter(isText).filter(({ minimum }) => minimum < 4.5)).toEqual([]);
    expect(pairs.filter((pair) => !isText(pair) && pair.minimum === 4.5)).toEqual([]);
  });
});
