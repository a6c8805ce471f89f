import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCircuits } from './circuits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const silent = () => Promise.reject(new Error('No answer in time.'));

it('a rail that fails again and again is left alone for a while, and holds up no other', async () => {
  const through = createCircuits({ failures: 3, pauseMs: 30_000 });
  const ach = vi.fn(silent);
  for (let asked = 0; asked < 5; asked += 1) await expect(through('ach', ach)).rejects.toThrow();
  expect(ach).toHaveBeenCalledTimes(3);
  await expect(through('card', async () => 'paid')).resolves.toBe('paid');
  vi.advanceTimersByTime(29_000);
  await expect(through('ach', ach)).rejects.toThrow();
  expect(ach).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(1_000);
  // One question shows whether it is back.
  await expect(through('ach', async () => 'taken')).resolves.toBe('taken');
  await expect(through('ach', async () => 'paid')).resolves.toBe('paid');
});

it('one answer ends a row of failures', async () => {
  const through = createCircuits({ failures: 2 });
  const card = vi.fn(silent);
  for (let round = 0; round < 3; round += 1) {
    await expect(through('card', card)).rejects.toThrow('No answer in time.');
    await through('card', async () => 'taken');
  }
  expect(card).toHaveBeenCalledTimes(3);
});
