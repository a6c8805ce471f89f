import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AutoLogoutEvent,
  type AutoLogoutState,
  secondsLeft,
  startAutoLogout,
  stepAutoLogout,
} from './auto-logout.ts';
import type { AutoLogoutSettings } from './settings.ts';

const web: AutoLogoutSettings = { timeoutMs: 480_000, isNative: false };
const native: AutoLogoutSettings = { ...web, isNative: true };
type Told = readonly [AutoLogoutEvent['kind'], number];

/** The clock after events at so many seconds. */
function after(told: readonly Told[], settings = web): AutoLogoutState {
  return told.reduce(
    (state, [kind, seconds]) => stepAutoLogout(settings, state, { kind, at: seconds * 1000 }),
    startAutoLogout(settings, 0),
  );
}

const running = (seconds: number) => ({ kind: 'running', endsAt: seconds * 1000 });
const warning = (seconds: number) => ({ kind: 'warning', endsAt: seconds * 1000 });
const timeout = { kind: 'ended', because: 'timeout' };

describe('the inactivity clock', () => {
  it('begins again with every sign of life [session-036]', () => {
    expect(after([])).toEqual(running(480));
    expect(after([['activity', 100]])).toEqual(running(580));
    expect(
      after([
        ['activity', 100],
        ['tick', 399],
        ['activity', 399],
      ]),
    ).toEqual(running(879));
  });

  it('warns with 180 seconds left [session-037]', () => {
    expect(after([['tick', 299.999]])).toEqual(running(480));
    expect(after([['tick', 300]])).toEqual(warning(480));
    expect(secondsLeft(after([['tick', 300]]), 300_000)).toBe(180);
  });

  it('takes no sign of life while the warning is open [session-036]', () => {
    expect(
      after([
        ['tick', 300],
        ['activity', 350],
      ]),
    ).toEqual(warning(480));
    expect(
      after([
        ['tick', 300],
        ['activity', 350],
        ['tick', 480],
      ]),
    ).toEqual(timeout);
  });

  it('begins again on Continue [session-037]', () => {
    expect(
      after([
        ['tick', 300],
        ['continue', 400],
      ]),
    ).toEqual(running(880));
  });

  it('ends at zero, and on the choice to log out [session-039]', () => {
    expect(
      after([
        ['tick', 300],
        ['tick', 479.999],
      ]).kind,
    ).toBe('warning');
    expect(
      after([
        ['tick', 300],
        ['tick', 480],
      ]),
    ).toEqual(timeout);
    expect(
      after([
        ['tick', 300],
        ['logOut', 301],
      ]),
    ).toEqual({ kind: 'ended', because: 'choice' });
    expect(after([['logOut', 1]])).toEqual({ kind: 'ended', because: 'choice' });
  });

  it('stays ended, and tells why it ended first', () => {
    for (const kind of ['activity', 'tick', 'continue', 'logOut', 'hidden', 'visible'] as const) {
      expect(
        after([
          ['tick', 480],
          [kind, 481],
        ]),
      ).toEqual(timeout);
    }
  });

  it.each(['activity', 'continue', 'hidden', 'visible'] as const)(
    'has ended before %s that comes too late, as after a sleep',
    (kind) => {
      expect(after([[kind, 480]])).toEqual(timeout);
      expect(after([[kind, 4000]], native)).toEqual(timeout);
    },
  );

  it('opens the warning at once when the whole timeout is 180 seconds or less', () => {
    expect(startAutoLogout({ ...web, timeoutMs: 180_000 }, 0)).toEqual(warning(180));
    expect(startAutoLogout({ ...web, timeoutMs: 180_001 }, 0).kind).toBe('running');
    expect(after([['continue', 10]], { ...web, timeoutMs: 60_000 })).toEqual(warning(70));
  });

  it('pauses while the native app is hidden, and goes on when it is visible [session-040]', () => {
    expect(after([['hidden', 100]], native)).toEqual({ kind: 'paused', leftMs: 380_000, isWarning: false });
    expect(
      after(
        [
          ['hidden', 100],
          ['tick', 5000],
          ['visible', 10_000],
        ],
        native,
      ),
    ).toEqual(running(10_380));
    expect(
      after(
        [
          ['tick', 300],
          ['hidden', 400],
          ['visible', 9000],
        ],
        native,
      ),
    ).toEqual(warning(9080));
    expect(
      after(
        [
          ['hidden', 100],
          ['logOut', 101],
        ],
        native,
      ),
    ).toEqual({ kind: 'ended', because: 'choice' });
  });

  it('neither pauses nor begins again for what happens to a hidden native app', () => {
    for (const kind of ['activity', 'continue', 'hidden', 'tick'] as const) {
      expect(
        after(
          [
            ['hidden', 100],
            [kind, 200],
          ],
          native,
        ).kind,
      ).toBe('paused');
    }
  });

  it('goes on in a hidden tab of a browser, and warns when it is seen again [session-040]', () => {
    expect(after([['hidden', 100]])).toEqual(running(480));
    expect(
      after([
        ['hidden', 100],
        ['visible', 310],
      ]),
    ).toEqual(warning(480));
  });

  it('gives no more than the timeout when the clock of the device is set back', () => {
    expect(after([['tick', -10_000]])).toEqual(running(-10_000 + 480));
    expect(
      after([
        ['tick', 300],
        ['tick', -10_000],
      ]),
    ).toEqual(warning(-10_000 + 480));
  });

  it('counts whole seconds down to zero', () => {
    const state = after([['tick', 300]]);
    expect([300_001, 301_000, 479_001, 480_000, 490_000].map((at) => secondsLeft(state, at))).toEqual([
      180, 179, 1, 0, 0,
    ]);
    expect(secondsLeft(after([['hidden', 100]], native), 999_000)).toBe(380);
    expect(secondsLeft(after([['logOut', 1]]), 1)).toBe(0);
  });

  it('whatever happens, never lets anyone stay longer than the timeout after the last sign of life', () => {
    const anyEvent = fc.tuple(
      fc.constantFrom('activity', 'tick', 'continue', 'hidden', 'visible'),
      fc.integer({ min: 0, max: 200_000 }),
    );
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let state = startAutoLogout(web, 0);
        let at = 0;
        let lastSign = 0;
        for (const [kind, pause] of events) {
          at += pause;
          const wasEnded = state.kind === 'ended' || at - lastSign >= web.timeoutMs;
          state = stepAutoLogout(web, state, { kind, at });
          if (kind === 'activity' || kind === 'continue') lastSign = wasEnded ? lastSign : at;
          if (at - lastSign >= web.timeoutMs) expect(state).toEqual(timeout);
        }
      }),
    );
  });
});
