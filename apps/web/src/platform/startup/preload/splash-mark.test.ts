import { describe, expect, it } from 'vitest';
import { markOf } from './splash-mark.ts';

const plan = { base: '/assets/', marks: { common: 'icon-common-1.svg', ukg: 'icon-ukg-2.svg' } };
const remembering = (brand: string | null) => ({ getItem: () => brand });

describe('the mark on the splash', () => {
  it('is that of the brand of the last visit', () => {
    expect(markOf(plan, remembering('ukg'))).toBe('/assets/icon-ukg-2.svg');
  });

  it.each([null, 'server', 'another', 'constructor'])('is none where %s is remembered', (brand) => {
    expect(markOf(plan, remembering(brand))).toBeNull();
  });
});
