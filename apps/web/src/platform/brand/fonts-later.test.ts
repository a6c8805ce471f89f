import type { BrandName } from '@dayfare/themes/brands';
import { describe, expect, it, vi } from 'vitest';
import { cell } from '../state/cell.ts';
import { showFontsLater } from './fonts-later.ts';
import type { ServerLook } from './server-look.ts';

function setUp({ savesData = false, over = null }: { savesData?: boolean; over?: ServerLook | null } = {}) {
  const current = cell<BrandName>('common');
  const load = vi.fn(async (_: BrandName) => undefined);
  const painted = Promise.withResolvers<void>();
  const done = showFontsLater({
    ...{ brand: { current, over: cell(over) }, load, savesData },
    untilPainted: () => painted.promise,
  });
  const paint = async () => {
    painted.resolve();
    await done;
  };
  return { current, load, paint };
}

describe('the fonts of a brand', () => {
  it('are fetched after the first paint and not before, and with every change of brand', async () => {
    const { current, load, paint } = setUp();
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    await paint();
    current.set('paycor');
    expect(load.mock.calls.flat()).toEqual(['common', 'paycor']);
  });

  it('are not fetched for whoever saves data, nor under a brand of the server’s', async () => {
    const saving = setUp({ savesData: true });
    await saving.paint();
    const covered = setUp({ over: { name: 'Harbor', logo: null } as unknown as ServerLook });
    await covered.paint();
    expect(saving.load).not.toHaveBeenCalled();
    expect(covered.load).not.toHaveBeenCalled();
  });

  it('that cannot be had are done without', async () => {
    const { current, load, paint } = setUp();
    load.mockRejectedValue(new Error('offline'));
    await paint();
    expect(() => current.set('ukg')).not.toThrow();
  });
});
