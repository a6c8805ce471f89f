import type { BrandName } from '@dayfare/themes/brands';
import { describe, expect, it, vi } from 'vitest';
import { cell } from '../state/cell.ts';
import type { ServerLook } from './server-look.ts';
import { showFonts } from './show-fonts.ts';

function setUp({ savesData = false, over = null }: { savesData?: boolean; over?: ServerLook | null } = {}) {
  const current = cell<BrandName>('common');
  const load = vi.fn(async (_: BrandName) => undefined);
  showFonts({ brand: { current, over: cell(over) }, load, savesData });
  return { current, load };
}

describe('the fonts of a brand', () => {
  it('are fetched at once, and with every change of brand', () => {
    const { current, load } = setUp();
    current.set('paycor');
    expect(load.mock.calls.flat()).toEqual(['common', 'paycor']);
  });

  it('are not fetched for whoever saves data, nor under a brand of the server’s', () => {
    const [saving, covered] = [setUp({ savesData: true }), setUp({ over: { name: 'Harbor' } })];
    for (const { current, load } of [saving, covered]) {
      current.set('ukg');
      expect(load).not.toHaveBeenCalled();
    }
  });

  it('that cannot be had are done without', () => {
    const { current, load } = setUp();
    load.mockRejectedValue(new Error('offline'));
    expect(() => current.set('ukg')).not.toThrow();
  });
});
