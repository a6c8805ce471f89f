import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/** Inserts by a name each, under which those after it can read what it returns. */
export type Inserts = Readonly<Record<string, SQLWrapper>>;

/**
 * Carries out inserts in one statement, which is one way to the database and back instead of one for each. They see none of one another's rows, but
 * what an earlier one returns; what the database checks of them, it checks when all are there.
 */
export async function insertTogether(tx: Db, inserts: Inserts): Promise<void> {
  const parts = Object.entries(inserts).map(
    ([name, insert]) => sql`${sql.identifier(name)} as (${insert.getSQL()})`,
  );
  if (parts.length === 0) return;
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
}
