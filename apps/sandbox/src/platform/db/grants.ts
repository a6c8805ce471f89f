import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { rowsOf } from './rows.ts';

/** Tables that only grow: the journal, its accounts, whose balances a trigger keeps, and what has happened to people's accounts. */
const growing = ['journal_entries', 'postings', 'ledger_accounts', 'security_events'] as const;
/** What the program reads and never writes. */
const readOnly = ['schema_migrations'] as const;

/** The role as which the program works in a database in its own process. */
export const roleInProcess = 'dayfare_app';

/** Whether a role owns the tables, or may do anything anyhow. */
async function owns(db: Db, role: string): Promise<boolean> {
  const [found] = rowsOf<{ owns: boolean }>(
    await db.execute(sql`select rolsuper or exists (
      select 1 from pg_tables where schemaname = current_schema() and tablename = 'postings' and tableowner = rolname) as owns
      from pg_roles where rolname = ${role}`),
  );
  return found?.owns ?? false;
}

/** Lets a role read and write rows, and nothing else: it can neither change tables, nor rewrite or empty the journal. As the tables' owner. */
export async function grantTo(owner: Db, role: string): Promise<void> {
  if (await owns(owner, role)) return;
  const name = sql.identifier(role);
  const tables = (names: readonly string[]) =>
    sql.join(
      names.map((one) => sql.identifier(one)),
      sql`, `,
    );
  await owner.transaction(async (tx) => {
    await tx.execute(sql`grant select, insert, update, delete on all tables in schema public to ${name}`);
    await tx.execute(sql`grant usage on all sequences in schema public to ${name}`);
    await tx.execute(sql`revoke update, delete on ${tables(growing)} from ${name}`);
    await tx.execute(sql`revoke insert, update, delete on ${tables(readOnly)} from ${name}`);
  });
}
