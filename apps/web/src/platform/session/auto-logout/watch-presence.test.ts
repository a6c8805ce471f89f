import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cell } from '../../state/cell.ts';
import { type KeepAlive, keepAliveWith } from './keep-alive.ts';
import { pageTimers } from './steady-clock.ts';
import { openTabChannel, type TabChannel } from './tab-channel.ts';
import { type Presence, watchPresence } from './watch-presence.ts';

const settings = { timeoutMs: 480_000, isNative: false };

/** Tabs that receive each other's messages at once. */
function tabs() {
  const listeners: { readonly tab: number; readonly listener: () => void }[] = [];
  return (tab: number): TabChannel => ({
    tellAlive: () => {
      for (const one of listeners) if (one.tab !== tab) one.listener();
    },
    onAlive: (listener) => void listeners.push({ tab, listener }),
    close: () => undefined,
  });
}

let open: Presence[] = [];
const isInBackground = cell(false);
function watch(channel: TabChannel = tabs()(1), keepAlive: KeepAlive = () => {}) {
  const kinds: string[] = [];
  const onChange = ({ kind }: { kind: string }) => void kinds.push(kind);
  const presence = watchPresence({
    settings,
    clock: { ...pageTimers, now: Date.now },
    channel,
    isInBackground,
    keepAlive,
    onChange,
  });
  open.push(presence);
  return { presence, kinds };
}
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);
const happens = (event: string) => window.dispatchEvent(new Event(event));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const presence of open) presence.stop();
  open = [];
  vi.useRealTimers();
});

describe('somebody who is gone', () => {
  it('is warned at 180 s and signed out at zero [session-037] [session-039]', () => {
    const { kinds } = watch();
    minutes(5);
    expect(kinds).toEqual(['warning']);
    minutes(3);
    expect(kinds).toEqual(['warning', 'ended']);
  });

  it.each(['click', 'mousemove', 'mousedown', 'keydown', 'scroll', 'wheel'])(
    'is there again with a %s, unless the warning is open [session-036]',
    (event) => {
      const { kinds } = watch();
      minutes(4);
      happens(event);
      minutes(4);
      expect(kinds).toEqual([]);
      minutes(1);
      happens(event);
      minutes(3);
      expect(kinds).toEqual(['warning', 'ended']);
    },
  );

  it('has all of the time again after Continue, and leaves with Log out', () => {
    const { kinds, presence } = watch();
    minutes(6);
    presence.stay();
    minutes(4);
    expect(kinds).toEqual(['warning', 'running']);
    presence.leave();
    expect(kinds).toEqual(['warning', 'running', 'ended']);
  });
});

describe('a page that was out of sight', () => {
  const becomes = (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  };
  /** Time passes while the browser runs no timers, as on phones. */
  const asleep = (count: number) => void vi.setSystemTime(Date.now() + count * 60_000);
  afterEach(() => void vi.restoreAllMocks());

  it('ends as soon as it is seen again, when the time has run out meanwhile', () => {
    const { kinds } = watch();
    becomes('hidden');
    asleep(9);
    expect(kinds).toEqual([]);
    becomes('visible');
    expect(kinds).toEqual(['ended']);
  });

  it('looks at the clock when the native app around it comes to the front', () => {
    const { kinds } = watch();
    isInBackground.set(true);
    asleep(9);
    expect(kinds).toEqual([]);
    isInBackground.set(false);
    expect(kinds).toEqual(['ended']);
  });

  it('warns as soon as it is seen again, and its being seen is no sign of life', () => {
    const { kinds } = watch();
    becomes('hidden');
    asleep(6);
    becomes('visible');
    expect(kinds).toEqual(['warning']);
    minutes(3);
    expect(kinds).toEqual(['warning', 'ended']);
  });
});

describe('a session that is no longer watched', () => {
  it('takes no notice of the page: neither of a press nor of its being seen', () => {
    const tellAlive = vi.fn();
    const keepAlive = vi.fn();
    const { presence, kinds } = watch(
      { tellAlive, onAlive: () => undefined, close: () => undefined },
      keepAlive,
    );
    presence.stop();
    tellAlive.mockClear();
    minutes(9);
    happens('click');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(kinds).toEqual([]);
    expect([tellAlive.mock.calls, keepAlive.mock.calls]).toEqual([[], []]);
  });
});

describe('two tabs', () => {
  it('count activity in one for both', () => {
    const join = tabs();
    const [here, there] = [watch(join(1)), watch(join(2))];
    minutes(4);
    here.presence.stay();
    minutes(4);
    expect([here.kinds, there.kinds]).toEqual([[], []]);
  });

  it('close both warnings with one Continue, and a page that has just been opened does so too', () => {
    const join = tabs();
    const [here, there] = [watch(join(1)), watch(join(2))];
    minutes(6);
    here.presence.stay();
    expect(there.kinds).toEqual(['warning', 'running']);
    minutes(5);
    watch(join(3));
    expect(there.kinds).toEqual(['warning', 'running', 'warning', 'running']);
  });

  it('tell each other of activity once a second at most', () => {
    const tellAlive = vi.fn();
    watch({ tellAlive, onAlive: () => undefined, close: () => undefined });
    tellAlive.mockClear();
    for (const wait of [0, 500, 600, 100]) {
      vi.advanceTimersByTime(wait);
      happens('mousemove');
    }
    expect(tellAlive).toHaveBeenCalledTimes(2);
  });
});

describe('the channel of two tabs', () => {
  it('carries a sign of life of one session, to the tabs of that session', async () => {
    vi.useRealTimers();
    const [one, other, foreign] = ['s-1', 's-1', 's-2'].map(openTabChannel);
    const [heard, overheard] = [vi.fn(), vi.fn()];
    other?.onAlive(heard);
    foreign?.onAlive(overheard);
    one?.tellAlive();
    await expect.poll(() => heard).toHaveBeenCalledOnce();
    for (const channel of [one, other, foreign]) channel?.close();
    expect(overheard).not.toHaveBeenCalled();
  });
});

describe('the session on the server', () => {
  it('is kept by activity when nothing else is asked for, and not more often than needed', async () => {
    const getDualFactorSettings = vi.fn(async () => ({}));
    const api = { client: () => ({ getDualFactorSettings }) } as never;
    const lastRequestAt = cell(Date.now());
    const keepAlive = keepAliveWith({ api, connection: { lastRequestAt }, settings, now: Date.now });
    watch(tabs()(1), keepAlive);
    happens('click');
    expect(getDualFactorSettings).not.toHaveBeenCalled();
    minutes(2);
    happens('click');
    happens('click');
    await expect.poll(() => getDualFactorSettings).toHaveBeenCalledTimes(1);
    lastRequestAt.set(Date.now());
    keepAlive({ isCertain: true });
    await expect.poll(() => getDualFactorSettings).toHaveBeenCalledTimes(2);
  });
});
