import type { Clock } from '@dayfare/domain/session';

/** A clock that goes on evenly where the device's time is changed. */
export interface SteadyClock extends Clock {
  /** The device's time at a time of this clock. */
  readonly toDevice: (at: number) => number;
}

/** What it takes to tell a changed clock from time that has passed. */
export interface SteadyClockParts {
  /** The server's time in ms, as far as its last responses have told it. */
  readonly serverNow: () => number;
  /** Asks the server for anything; rejects if it can't be reached. */
  readonly ask: () => Promise<unknown>;
}

/** The page's timers. */
export const pageTimers: Pick<Clock, 'every'> = {
  every: (ms, listener) => {
    const timer = setInterval(listener, ms);
    return () => clearInterval(timer);
  },
};

/** By how much the device's time has to leave its course, in ms: longer than a browser holds timers back. */
const jumpMs = 90_000;

/**
 * The page's clock. A device that was asleep and one whose clock was changed look the same from here, so where the time has jumped on a page in sight, the server is
 * asked: if its time has jumped as well, time has passed and counts. So it does where no answer comes, and on a page that was out of sight.
 */
export function createSteadyClock({ serverNow, ask }: SteadyClockParts): SteadyClock {
  let skipped = 0;
  let last = { device: Date.now(), steady: performance.now(), isHidden: document.hidden };

  const look = async (jump: number) => {
    const before = serverNow() - Date.now();
    const isChanged = await ask().then(
      () => Math.abs(serverNow() - Date.now() - before) > jumpMs / 2,
      () => false,
    );
    if (!isChanged) skipped -= jump;
  };
  const now = () => {
    const here = { device: Date.now(), steady: performance.now(), isHidden: document.hidden };
    const jump = here.device - last.device - (here.steady - last.steady);
    const isInSight = !here.isHidden && !last.isHidden;
    last = here;
    if (isInSight && Math.abs(jump) > jumpMs) {
      skipped += jump;
      if (jump > 0) void look(jump);
    }
    return here.device - skipped;
  };
  return {
    now,
    every: (ms, listener) => pageTimers.every(ms, listener),
    toDevice: (at) => at + skipped,
  };
}
