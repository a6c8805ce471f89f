import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import type { AsOwner, OpenDatabase } from './open.ts';
import { rowsOf } from './rows.ts';

/** Restores all rows. */
export type Restore = () => Promise<void>;

interface Sequence {
  readonly name: string;
  readonly at: string;
  readonly is_called: boolean;
}

/** The server's tables, those without foreign keys first. */
async function tablesInOrder(db: Db): Promise<readonly string[]> {
  const names = rowsOf<{ name: string }>(
    await db.execute(sql`select tablename as name from pg_tables where schemaname = current_schema()
      and tablename <> 'schema_migrations' order by tablename`),
  ).map(({ name }) => name);
  const pointers = rowsOf<{ from: string; to: string }>(
    await db.execute(sql`select source.relname as from, target.relname as to from pg_constraint
      join pg_class source on source.oid = conrelid join pg_class target on target.oid = confrelid
      where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid`),
  );
  const ordered = new Set<string>();
  const add = (name: string) => {
    if (ordered.has(name)) return;
    for (const { from, to } of pointers) if (from === name) add(to);
    ordered.add(name);
  };
  for (const name of names) add(name);
  return [...ordered];
}

/**
 * What to say before and after rows are put back. They were sound together when they were kept: no trigger needs to look at them, or keep
 * the journal from going. The owner of the tables can put our triggers aside; a superuser, as in process, the checks of references too.
 */
async function withoutTriggers(db: Db): Promise<{ readonly before: SQL[]; readonly after: SQL[] }> {
  const [role] = rowsOf<{ super: boolean }>(
    await db.execute(sql`select rolsuper as super from pg_roles where rolname = current_user`),
  );
  if (role?.super) return { before: [sql`set local session_replication_role = replica`], after: [] };
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`select distinct relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
      where not tgisinternal and relnamespace = current_schema()::regnamespace`),
  ).map(({ name }) => sql.identifier(name));
  return {
    before: tables.map((table) => sql`alter table ${table} disable trigger user`),
    after: tables.map((table) => sql`alter table ${table} enable trigger user`),
  };
}

/** Empties every table and starts their numbers again. The shape of the database stays. */
export async function emptyTables(asOwner: AsOwner): Promise<void> {
  await asOwner(async (tx) => {
    const names = (await tablesInOrder(tx)).map((name) => sql.identifier(name));
    const quietly = await withoutTriggers(tx);
    for (const statement of quietly.before) await tx.execute(statement);
    await tx.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity`);
    for (const statement of quietly.after) await tx.execute(statement);
  });
}

/** How many rows have been written to each table so far, by the only connection. */
async function writesOf(asOwner: AsOwner): Promise<ReadonlyMap<string, string>> {
  // A connection counts for itself, and adds that to what is known when a transaction ends.
  await asOwner((tx) => tx.execute(sql`select pg_stat_force_next_flush()`));
  const counts = rowsOf<{ name: string; writes: string }>(
    await asOwner((tx) =>
      tx.execute(
        sql`select relname as name, (n_tup_ins + n_tup_upd + n_tup_del)::text as writes from pg_stat_user_tables`,
      ),
    ),
  );
  return new Map(counts.map(({ name, writes }) => [name, writes]));
}

/**
 * Saves all rows as they are now. Restoring them takes a tenth of the time of replaying everyone's past, with the same result if the
 * clock is reset too. Only requires an owner of the tables.
 */
export async function keepRows({
  db,
  asOwner,
  isInProcess,
}: Pick<OpenDatabase, 'db' | 'asOwner' | 'isInProcess'>): Promise<Restore> {
  const kept = new Map<string, string | null>();
  for (const name of await tablesInOrder(db)) {
    const [row] = rowsOf<{ all: unknown }>(
      await db.execute(sql`select json_agg(t) as all from ${sql.identifier(name)} t`),
    );
    kept.set(name, row?.all ? JSON.stringify(row.all) : null);
  }
  const sequences = rowsOf<Sequence>(
    await db.execute(sql`select sequencename as name, coalesce(last_value, start_value) as at,
      last_value is not null as is_called from pg_sequences where schemaname = current_schema()`),
  );
  // On a server, what another connection has written is known a second later.
  let written = isInProcess ? await writesOf(asOwner) : undefined;
  return async () => {
    const now = written && (await writesOf(asOwner));
    // Most tests write to a few tables of a hundred.
    const names = [...kept.keys()].filter((name) => !now || now.get(name) !== written?.get(name));
    await asOwner(async (tx) => {
      const quietly = await withoutTriggers(tx);
      for (const statement of quietly.before) await tx.execute(statement);
      for (const name of names.toReversed()) await tx.execute(sql`delete from ${sql.identifier(name)}`);
      for (const name of names) {
        const rows = kept.get(name);
        if (!rows) continue;
        const table = sql.identifier(name);
        await tx.execute(sql`insert into ${table} overriding system value
          select * from json_populate_recordset(null::${table}, ${rows}::json)`);
      }
      for (const statement of quietly.after) await tx.execute(statement);
      await tx.execute(sql`select setval(name::regclass, at, is_called)
        from jsonb_to_recordset(${JSON.stringify(sequences)}::jsonb) as (name text, at bigint, is_called boolean)`);
    });
    written = now && (await writesOf(asOwner));
  };
}
