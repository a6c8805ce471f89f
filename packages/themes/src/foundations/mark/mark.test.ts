import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allTokens } from '../../brands/all.ts';
import { brandNames } from '../../brands/names.ts';
import { brandCss } from '../../contract/brand-css.ts';
import { markFamily } from './family.ts';
import { fontFile } from './font-file.ts';
import { registeredMark, unitsPerEm } from './outline.ts';

const file = new Uint8Array(readFileSync(new URL('./registered-mark.ttf', import.meta.url)));

describe('the registered mark', () => {
  it('stands above the line, small: its font has it in the upper half of a capital letter [ui-019]', () => {
    const heights = registeredMark.contours.flat().map(({ y }) => y);
    expect(Math.min(...heights)).toBeGreaterThan(0.25 * unitsPerEm);
    expect(Math.max(...heights)).toBeLessThan(0.75 * unitsPerEm);
  });

  it('is raised in every text of every brand: its font comes first in all families [ui-019]', () => {
    for (const brand of brandNames) {
      const families = brandCss(brand, allTokens[brand]).match(/--df-type-\w+Family:[^;]*/g) ?? [];
      expect(families).toHaveLength(2);
      for (const family of families) expect(family).toContain(`Family:${markFamily},`);
    }
  });

  it('is drawn by the file that lies here, in less than a kilobyte', () => {
    expect(file).toEqual(fontFile(registeredMark, 'Dayfare Mark'));
    expect(file.length).toBeLessThan(1_000);
  });
});
