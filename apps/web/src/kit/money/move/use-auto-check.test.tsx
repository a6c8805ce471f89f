import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { App } from '../../../platform/app-context/app.ts';
import { Providers } from '../../../testing/providers.tsx';
import { createTestApp } from '../../../testing/test-app.ts';
import { useAutoCheck } from './use-auto-check.ts';

const check = vi.fn(async () => undefined);
const viewOf = (step: string, isAsking = false) => ({ state: { step }, isAsking });
type View = ReturnType<typeof viewOf>;

function Checks({ view }: { view: View }) {
  useAutoCheck(check, view);
  return null;
}

async function open(step = 'unknown') {
  const app = await createTestApp();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const element = (view: View) => (
    <Providers app={app}>
      <Checks view={view} />
    </Providers>
  );
  const { rerender, unmount } = render(element(viewOf(step)));
  /** The response arrives, and says nothing new. */
  const answered = () => {
    rerender(element(viewOf(step, true)));
    rerender(element(viewOf(step)));
  };
  return { app, answered, unmount };
}

const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const isHidden = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
const network = ({ connection }: App, isOnline: boolean) => act(() => connection.isOnline.set(isOnline));

beforeEach(() => void isHidden(false));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  check.mockClear();
});

describe('a move in doubt', () => {
  it('is asked about at once, then after 2, 4, 8, 15 and 30 seconds, and every 30 from then on', async () => {
    const { answered } = await open();
    for (const pause of [0, 2_000, 4_000, 8_000, 15_000, 30_000, 30_000]) {
      const before = check.mock.calls.length;
      if (pause > 0) after(pause - 1);
      expect(check).toHaveBeenCalledTimes(before);
      after(1);
      expect(check).toHaveBeenCalledTimes(before + 1);
      answered();
    }
  });

  it('is not asked about without a network, and is as soon as there is one', async () => {
    const { app } = await open();
    network(app, false);
    after(60_000);
    expect(check).not.toHaveBeenCalled();
    network(app, true);
    after(0);
    expect(check).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('is asked about as soon as %s, and often again from then on', async (_, happens) => {
    const { answered } = await open();
    for (const pause of [0, 2_000, 4_000]) {
      after(pause);
      answered();
    }
    check.mockClear();
    act(() => void happens());
    expect(check).toHaveBeenCalledTimes(1);
    answered();
    after(0);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('is not asked about because the page goes out of sight, nor once nobody looks any more', async () => {
    const { unmount } = await open();
    after(0);
    check.mockClear();
    isHidden(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(check).not.toHaveBeenCalled();
    unmount();
    isHidden(false);
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    after(60_000);
    expect(check).not.toHaveBeenCalled();
  });
});
