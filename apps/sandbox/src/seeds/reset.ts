import { sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { rowsOf } from '../db/rows.ts';

/** What a reset leaves alone: the shape of the database and the secret that its sessions hang on. */
const kept = new Set(['schema_migrations', 'server_secrets']);

/** Empties every table and starts their numbers again. */
export async function emptyTables(db: Db): Promise<void> {
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`select tablename as name from pg_tables where schemaname = current_schema()`),
  );
  const names = tables.filter(({ name }) => !kept.has(name)).map(({ name }) => sql.identifier(name));
  await db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity cascade`);
}
