import { describe, expect, it } from 'vitest';
import { type SumLine, sumLines } from './sum-lines.ts';

const figures = {
  earnedMinor: 54_050,
  withheldMinor: 27_025,
  takenMinor: 8_000,
  feesMinor: 299,
  availableMinor: 18_726,
};
const addUp = (lines: SumLine[]) =>
  lines.filter((line) => !line.isSum).reduce((sum, { minor }) => sum + minor, 0);

describe('sumLines', () => {
  it('adds up to what can be taken', () => {
    const lines = sumLines(figures);
    expect(lines.map((line) => line.name)).toEqual(['earned', 'withheld', 'taken', 'fees', 'available']);
    expect(addUp(lines)).toBe(lines.at(-1)?.minor);
  });

  it('gives what the known lines do not explain a line of its own, so that the sum is never wrong', () => {
    const lines = sumLines({ ...figures, availableMinor: 18_000 });
    expect(lines).toContainEqual({ name: 'adjustment', minor: -726, isSum: false });
    expect(addUp(lines)).toBe(18_000);
  });

  it('shows a limit only where it decides, under what is left without it', () => {
    const limited = sumLines({ ...figures, limitMinor: 10_000, availableMinor: 10_000 });
    expect(limited.slice(-3).map(({ name, minor }) => [name, minor])).toEqual([
      ['left', 18_726],
      ['limit', 10_000],
      ['available', 10_000],
    ]);
    const roomy = sumLines({ ...figures, limitMinor: 50_000 });
    expect(roomy.map((line) => line.name)).not.toContain('limit');
  });
});
