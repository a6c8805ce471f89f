import { describe, expect, it } from 'vitest';
import { layOutBars, leastHeight, noneHeight } from './bars.ts';

const day = (date: string, minor: number) => ({ date, minor });

describe('layOutBars', () => {
  it('lets the highest day fill the plot and scales the others to it', () => {
    const bars = layOutBars([day('2026-11-16', 5_000), day('2026-11-17', 10_000)]);
    expect(bars.map((bar) => bar.height)).toEqual([50, 100]);
  });

  it('gives a day with little a bar that can be seen, and a day with nothing only a mark', () => {
    const bars = layOutBars([day('a', 1), day('b', 0), day('c', 100_000)]);
    expect(bars.map((bar) => bar.height)).toEqual([leastHeight, noneHeight, 100]);
    expect(noneHeight).toBeLessThan(leastHeight);
  });

  it('draws marks only when nothing was earned at all', () => {
    expect(layOutBars([day('a', 0), day('b', 0)]).every((bar) => bar.height === noneHeight)).toBe(true);
  });

  it('shares the width evenly and stays inside it', () => {
    const bars = layOutBars(Array.from({ length: 14 }, (_, index) => day(String(index), index)));
    expect(bars.at(-1)?.column).toEqual({ x: (13 * 100) / 14, width: 100 / 14 });
    for (const bar of bars) expect(bar.x + bar.width).toBeLessThanOrEqual(100);
  });

  it('lays out no day as nothing', () => {
    expect(layOutBars([])).toEqual([]);
  });
});
