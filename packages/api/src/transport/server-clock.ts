/** Differences below this, in seconds, are left alone: the server allows 300. */
const tolerance = 60;

/** The server's time, learned from its responses. Phones with a wrong clock could not sign requests otherwise. */
export interface ServerClock {
  /** Seconds since 1970. */
  readonly seconds: () => number;
  /** Milliseconds since 1970. Until the first response, the device's time. */
  readonly now: () => number;
  /** Learns from a response's `Date` header. Returns true if the difference was new and large. */
  readonly learn: (dateHeader: string | null) => boolean;
}

/** A clock that begins at the device's time. `now` gives milliseconds since 1970. */
export function createServerClock(now: () => number = () => Date.now()): ServerClock {
  let offset = 0;
  const seconds = () => Math.floor(now() / 1000) + offset;
  return {
    seconds,
    now: () => now() + offset * 1000,
    learn(dateHeader) {
      const server = dateHeader ? Date.parse(dateHeader) : Number.NaN;
      if (Number.isNaN(server)) return false;
      const difference = Math.round(server / 1000) - seconds();
      if (Math.abs(difference) <= tolerance) return false;
      offset += difference;
      return true;
    },
  };
}
