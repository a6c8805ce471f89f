import { describe, expect, it } from 'vitest';
import { layOut } from './compose.ts';

const png = Buffer.alloc(0);
const phone = { png, width: 390, height: 844 };
const desktop = { png, width: 1280, height: 844 };

describe('the layout of a picture', () => {
  it('fills the whole width with windows of one scale, one height and even gaps', () => {
    const [row = []] = layOut([[phone, desktop, phone]]).places;
    expect(new Set(row.map(({ scale }) => scale)).size).toBe(1);
    expect(new Set(row.map(({ height }) => height)).size).toBe(1);
    const [first, second, third] = row;
    if (!first || !second || !third) throw new Error('There are three places.');
    const gap = second.left - (first.left + first.width);
    expect(third.left - (second.left + second.width)).toBeCloseTo(gap);
    expect(third.left + third.width).toBeCloseTo(1100 - first.left);
  });

  it('leaves the same room below the last row as above the first', () => {
    const { places, height } = layOut([[phone, phone], [desktop]]);
    const [top, last] = [places[0]?.[0], places[1]?.[0]];
    expect(height).toBeCloseTo((last?.top ?? 0) + (last?.height ?? 0) + (top?.top ?? 0), 0);
  });

  it('gives a phone that is drawn the room for its edge', () => {
    const [row = []] = layOut([[{ ...phone, signs: 'black' }]]).places;
    expect((row[0]?.width ?? 0) / (row[0]?.scale ?? 1)).toBeCloseTo(390 + 28);
  });

  it('refuses windows beside each other that differ in height', () => {
    expect(() => layOut([[phone, { ...phone, height: 700 }]])).toThrow('one height');
  });
});
