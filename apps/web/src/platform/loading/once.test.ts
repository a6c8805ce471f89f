import { describe, expect, it, vi } from 'vitest';
import { once } from './once.ts';

describe('once', () => {
  it('loads on the first call only', async () => {
    const load = vi.fn(async () => ({ name: 'page' }));
    const page = once(load);
    expect(await page()).toBe(await page());
    expect(load).toHaveBeenCalledOnce();
  });

  it('tries again after a failure', async () => {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('lost'))
      .mockResolvedValue('page');
    const page = once(load);
    await expect(page()).rejects.toThrow('lost');
    expect(await page()).toBe('page');
  });
});
