import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Limits } from './limits.ts';

/** What came of asking for room. */
interface Room {
  readonly isGiven: boolean;
  /** Whether this is the first refusal since room was last given: the one that is worth a line in the log. */
  readonly isFirstRefusal: boolean;
  /** When to come back, seconds. */
  readonly retryAfter: number;
}

/** Gives a key a number of uses in a period of time. */
export interface Throttle {
  readonly take: (key: string, points?: number) => Promise<Room>;
}

/** Counted in this process without using the database, because a flood must not be able to write. */
export interface Throttles {
  /** Calls, by network. */
  readonly calls: Throttle;
  /** Calls that may write, by person. */
  readonly writes: Throttle;
  /** Pages of the app, by network. */
  readonly pages: Throttle;
  /** Rows about the app, by person or network. */
  readonly rows: Throttle;
  /** Rows about the app, of all visitors together. */
  readonly visitorRows: Throttle;
}

function createThrottle(points: number, seconds: number): Throttle {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    take: async (key, taken = 1) => {
      try {
        await limiter.consume(key, taken);
        return { isGiven: true, isFirstRefusal: false, retryAfter: 0 };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return {
          isGiven: false,
          isFirstRefusal: refused.consumedPoints - taken <= points,
          retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
        };
      }
    },
  };
}

/** Room in each of two: little at once, and not too much over time. */
function both(short: Throttle, long: Throttle): Throttle {
  return {
    take: async (key, points) => {
      const soon = await short.take(key, points);
      return soon.isGiven ? long.take(key, points) : soon;
    },
  };
}

/** Starts with all room free. */
export function createThrottles(limits: Limits): Throttles {
  return {
    calls: both(createThrottle(limits.callsPerSecond, 1), createThrottle(limits.callsPerMinute, 60)),
    writes: createThrottle(limits.writesPerDay, 24 * 60 * 60),
    pages: createThrottle(limits.pagesPerMinute, 60),
    rows: createThrottle(limits.rowsPerMinute, 60),
    visitorRows: createThrottle(limits.visitorRowsPerMinute, 60),
  };
}
