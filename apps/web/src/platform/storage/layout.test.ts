import { describe, expect, it, vi } from 'vitest';
import { bringUpToDate } from './layout.ts';
import { memoryStorage } from './storage.ts';

function storageWith(version: string | null) {
  const storage = memoryStorage();
  storage.setItem('locale', 'es');
  storage.setItem('IndexDbCacheVersion', '2');
  if (version !== null) storage.setItem('storageVersion', version);
  return storage;
}

describe('the layout of the storage', () => {
  it('is noted on the first visit, and nothing is lost', () => {
    const storage = storageWith(null);
    bringUpToDate(storage);
    expect(storage.getItem('storageVersion')).toBe('1');
    expect(storage.getItem('IndexDbCacheVersion')).toBe('2');
  });

  it('is brought up to date step by step, each step once', () => {
    const storage = storageWith('2');
    const steps = [vi.fn(), vi.fn(), vi.fn()];
    bringUpToDate(storage, steps);
    bringUpToDate(storage, steps);
    expect(steps.map((step) => step.mock.calls.length)).toEqual([0, 1, 1]);
    expect(storage.getItem('storageVersion')).toBe('4');
  });

  it.each(['9', '0', 'x', '1.5'])(
    'of version %s, which nobody here can read, leaves the device’s settings only',
    (version) => {
      const storage = storageWith(version);
      bringUpToDate(storage);
      expect(Object.keys(storage).sort()).toEqual(['locale', 'storageVersion']);
    },
  );
});
