import type { Db } from '../platform/db/db.ts';
import type { Alone, AsOwner } from '../platform/db/open.ts';
import { emptyTables, keepRows, type Restore } from '../platform/db/row-snapshot.ts';
import type { Clock } from '../platform/http/clock.ts';

/** What a reset works on. */
export interface ResetParts {
  readonly db: Db;
  readonly alone: Alone;
  readonly asOwner: AsOwner;
  readonly isInProcess: boolean;
  readonly clock: Clock;
  /** Where business time begins. Default: now. */
  readonly startAt?: Date | undefined;
  /** Fills empty tables with the seeds. */
  readonly fill: () => Promise<void>;
  /** What else goes back to how it was. */
  readonly beside: () => void;
  /** Has others begin again with the same past. */
  readonly afterwards: () => Promise<void>;
}

/** Puts everything back to the seeds. */
export interface Reset {
  (): Promise<void>;
  /** Keeps the rows as they are for the next reset. To be called when the tables have just been filled, and by no one else. */
  readonly keep: () => Promise<void>;
}

/** How long rows that were inserted at one instant pass for those of another, milliseconds. */
const sameMs = 10 * 60_000;

const hourOf = (ms: number) => Math.floor(ms / 3_600_000);

/**
 * Resets everything to the seeds. Replaying everyone's past takes a second or two; shortly after a reset, and within the same hour, so
 * that no one's day ends in between, the rows it made are restored instead.
 */
export function createReset({
  db,
  alone,
  asOwner,
  isInProcess,
  clock,
  startAt,
  fill,
  beside,
  afterwards,
}: ResetParts): Reset {
  let kept: { readonly atMs: number; readonly restore: Restore } | undefined;
  const isFresh = (ms: number) =>
    kept !== undefined && ms >= kept.atMs && ms - kept.atMs < sameMs && hourOf(ms) === hourOf(kept.atMs);
  const keep = async () => {
    kept = { atMs: clock.now().getTime(), restore: await keepRows({ db, asOwner, isInProcess }) };
    return kept;
  };
  const reset = () =>
    alone(async () => {
      beside();
      // Not before the seeds: filling takes a second or two, and what is done next must come after what they did.
      const now = startAt ? new Date(kept?.atMs ?? startAt) : clock.real();
      if (kept && isFresh(now.getTime())) {
        await kept.restore();
      } else {
        await emptyTables(asOwner);
        await clock.moveTo(now);
        await fill();
        kept = await keep();
      }
      await afterwards();
      await clock.moveTo(new Date(Math.max(now.getTime(), kept.atMs)));
    });
  return Object.assign(reset, { keep: async () => void (await keep()) });
}
