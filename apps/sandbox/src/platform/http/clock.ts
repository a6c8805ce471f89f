import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { businessClock } from './tables.ts';

/** Milliseconds since 1970, as `Date.now` gives them. */
export type RealClock = () => number;

/**
 * Two times. Real time guards the door (signatures, sessions); business time is what wages, cut-offs, previews and
 * arrivals go by, and can be moved. Their distance is kept in the database, so that a restart changes nothing, and
 * every process on it has the same.
 */
export interface Clock {
  readonly real: () => Date;
  /** Business time, by what was read last. */
  readonly now: () => Date;
  /** Reads where business time is: another process may have moved it. Each request and each round of the ticker starts with it. */
  readonly refresh: () => Promise<void>;
  /** Sets business time; it goes on running from there. */
  readonly moveTo: (instant: Date) => Promise<void>;
  /** Moves business time on by so many milliseconds, from wherever it is by then. */
  readonly advance: (ms: number) => Promise<void>;
  /** Moves business time on to an instant; does nothing when it is further already. */
  readonly advanceTo: (instant: Date) => Promise<void>;
}

/** Reads the clock's position from the database, or starts it at `startAt` (default: real time). */
export async function openClock(db: Db, real: RealClock, startAt?: Date | undefined): Promise<Clock> {
  let offsetMs = 0;
  let lastAsked = 0;
  let lastTaken = 0;
  /** Answers may overtake each other; one that was asked for earlier tells nothing new. */
  const take = async (ask: () => Promise<{ readonly offsetMs: number }[]>) => {
    lastAsked += 1;
    const asked = lastAsked;
    const [kept] = await ask();
    if (!kept || asked < lastTaken) return;
    lastTaken = asked;
    offsetMs = kept.offsetMs;
  };
  const refresh = () => take(() => db.select().from(businessClock));
  const offsetAt = (instant: Date) => instant.getTime() - real();
  const change = (next: SQL, ifNone: number) =>
    take(() =>
      db
        .insert(businessClock)
        .values({ id: 1, offsetMs: ifNone })
        .onConflictDoUpdate({ target: businessClock.id, set: { offsetMs: next } })
        .returning(),
    );

  const start = startAt ? offsetAt(startAt) : 0;
  await db.insert(businessClock).values({ id: 1, offsetMs: start }).onConflictDoNothing();
  await refresh();
  return {
    real: () => new Date(real()),
    now: () => new Date(real() + offsetMs),
    refresh,
    moveTo: (instant) => change(sql`${offsetAt(instant)}::bigint`, offsetAt(instant)),
    advance: (ms) => change(sql`${businessClock.offsetMs} + ${ms}::bigint`, ms),
    advanceTo: (instant) =>
      change(sql`greatest(${businessClock.offsetMs}, ${offsetAt(instant)}::bigint)`, offsetAt(instant)),
  };
}
