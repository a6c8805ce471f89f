import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

const draw = vi.fn<(callback: FrameRequestCallback) => number>(() => 1);

beforeEach(() => {
  vi.useFakeTimers();
  draw.mockClear();
  vi.stubGlobal('requestAnimationFrame', draw);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('does not wait in a tab that nobody sees, where neither a frame nor a timer may come', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await afterPaint();
  expect(draw).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('waits for a frame where there is one, and not for ever', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const painted = afterPaint();
  expect(draw).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(100);
  await painted;
});
