import type { Db } from '../db/open.ts';
import { businessClock } from './tables.ts';

/** Milliseconds since 1970, as `Date.now` gives them. */
export type RealClock = () => number;

/**
 * Two times. Real time guards the door (signatures, sessions); business time is what wages, cut-offs, previews and
 * arrivals go by, and can be moved. Their distance is kept in the database, so that a restart changes nothing.
 */
export interface Clock {
  readonly real: () => Date;
  readonly now: () => Date;
  /** Sets business time; it goes on running from there. */
  readonly moveTo: (instant: Date) => Promise<void>;
}

/** Reads the clock's position from the database, or starts it at `startAt` (default: real time). */
export async function openClock(db: Db, real: RealClock, startAt?: Date | undefined): Promise<Clock> {
  let offsetMs = 0;
  const keep = async (next: number) => {
    await db
      .insert(businessClock)
      .values({ id: 1, offsetMs: next })
      .onConflictDoUpdate({ target: businessClock.id, set: { offsetMs: next } });
    offsetMs = next;
  };
  const [kept] = await db.select().from(businessClock);
  if (kept) offsetMs = kept.offsetMs;
  else await keep(startAt ? startAt.getTime() - real() : 0);
  return {
    real: () => new Date(real()),
    now: () => new Date(real() + offsetMs),
    moveTo: (instant) => keep(instant.getTime() - real()),
  };
}
