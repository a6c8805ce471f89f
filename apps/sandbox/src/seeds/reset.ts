import { sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { keepRows, type Restore } from '../db/row-snapshot.ts';
import { rowsOf } from '../db/rows.ts';
import type { Clock } from '../http/clock.ts';

/** What a reset leaves alone: the shape of the database and the secret that its sessions hang on. */
const kept = new Set(['schema_migrations', 'server_secrets']);

/** Empties every table and starts their numbers again. */
async function emptyTables(db: Db): Promise<void> {
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`select tablename as name from pg_tables where schemaname = current_schema()`),
  );
  const names = tables.filter(({ name }) => !kept.has(name)).map(({ name }) => sql.identifier(name));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
}

/** What a reset works on. */
export interface ResetParts {
  readonly db: Db;
  readonly clock: Clock;
  /** Where business time begins. Default: now. */
  readonly startAt?: Date | undefined;
  /** Fills empty tables with the seeds. */
  readonly fill: () => Promise<void>;
  /** What else goes back to how it was. */
  readonly beside: () => void;
}

/** How long rows that were planted at one instant pass for those of another, milliseconds. */
const sameMs = 10 * 60_000;

const hourOf = (ms: number) => Math.floor(ms / 3_600_000);

/**
 * Puts everything back to the seeds. Living through everybody's past again takes a second or two; shortly after a reset, and within
 * the same hour, so that nobody's day ends between, the rows that it made are put back instead.
 */
export function createReset({ db, clock, startAt, fill, beside }: ResetParts): () => Promise<void> {
  let kept: { readonly atMs: number; readonly restore: Restore } | undefined;
  const isRestored = (ms: number): Promise<boolean> => {
    const isFresh = kept && ms >= kept.atMs && ms - kept.atMs < sameMs && hourOf(ms) === hourOf(kept.atMs);
    if (!kept || !isFresh) return Promise.resolve(false);
    // A database of somebody else's may not let us put rows back without its triggers: then it is the long way.
    return kept.restore().then(
      () => true,
      () => false,
    );
  };
  return async () => {
    beside();
    const now = startAt ?? clock.real();
    if (!(await isRestored(now.getTime()))) {
      await emptyTables(db);
      await clock.moveTo(now);
      await fill();
      kept = { atMs: now.getTime(), restore: await keepRows(db) };
    }
    await clock.moveTo(now);
  };
}
