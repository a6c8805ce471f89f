import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { rowsOf } from './rows.ts';
import { splitStatements } from './split-statements.ts';

const folder = new URL('./migrations/', import.meta.url);

/** The numbered files in `migrations/`, in their order. */
export async function migrations(): Promise<{ readonly name: string; readonly script: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, script: await readFile(new URL(name, folder), 'utf8') })),
  );
}

/** The migrations that a database has seen. Reads first, so that a role that may not create tables can still see that all of them are there. */
async function doneIn(db: Db): Promise<readonly string[]> {
  const [known] = rowsOf<{ there: boolean }>(
    await db.execute(sql`select to_regclass('schema_migrations') is not null as there`),
  );
  if (!known?.there) await db.execute(sql`create table schema_migrations (name text primary key)`);
  return rowsOf<{ name: string }>(await db.execute(sql`select name from schema_migrations`)).map(
    ({ name }) => name,
  );
}

/** Applies the numbered files in `migrations/` that this database has not seen, each in a transaction of its own. */
export async function migrate(db: Db): Promise<void> {
  const done = new Set(await doneIn(db));
  for (const { name, script } of await migrations()) {
    if (done.has(name)) continue;
    const statements = splitStatements(script);
    await db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migrations (name) values (${name})`);
    });
  }
}
