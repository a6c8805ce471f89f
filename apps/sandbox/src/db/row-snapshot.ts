import { sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { rowsOf } from './rows.ts';

/** Puts back all rows as they were. */
export type Restore = () => Promise<void>;

interface Sequence {
  readonly name: string;
  readonly at: string | null;
  readonly start: string;
}

/**
 * Keeps all rows as they are now. Restoring them takes a tenth of the time of living through everybody's past again, and comes to
 * the same as long as the clock is set back too.
 */
export async function keepRows(db: Db): Promise<Restore> {
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`select tablename as name from pg_tables where schemaname = current_schema()
      and tablename not in ('schema_migrations', 'server_secrets')`),
  );
  const kept = new Map<string, string | null>();
  for (const { name } of tables) {
    const [row] = rowsOf<{ all: unknown }>(
      await db.execute(sql`select json_agg(t) as all from ${sql.identifier(name)} t`),
    );
    kept.set(name, row?.all ? JSON.stringify(row.all) : null);
  }
  const sequences = rowsOf<Sequence>(
    await db.execute(
      sql`select sequencename as name, last_value as at, start_value as start from pg_sequences`,
    ),
  );
  return () =>
    db.transaction(async (tx) => {
      // The rows were sound together when they were kept: no trigger needs to look at them, or keep the journal from going.
      await tx.execute(sql`set local session_replication_role = replica`);
      for (const [name, rows] of kept) {
        const table = sql.identifier(name);
        await tx.execute(sql`delete from ${table}`);
        if (rows === null) continue;
        await tx.execute(sql`insert into ${table} overriding system value
          select * from json_populate_recordset(null::${table}, ${rows}::json)`);
      }
      for (const { name, at, start } of sequences) {
        await tx.execute(
          sql`select setval(${name}::regclass, ${at ?? start}::bigint, ${at !== null}::boolean)`,
        );
      }
    });
}
