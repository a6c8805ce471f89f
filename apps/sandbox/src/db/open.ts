import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { lockFolder } from './lock-folder.ts';
import { migrate } from './migrate.ts';
import { copyTemplate } from './template.ts';

/** A drizzle database or an open transaction on it; the same whether Postgres runs in process or on a server. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** What `openDatabase` hands over. */
export interface OpenDatabase {
  readonly db: Db;
  /** Says where the data lies, in words fit for a console; never contains a password. */
  readonly where: string;
  readonly close: () => Promise<void>;
}

/** Where the data is kept: on a PostgreSQL server, in memory, or in a folder. */
export interface DatabaseOptions {
  /** A folder, or `memory:` for a database that is gone when the process ends. */
  readonly dataDir: string;
  /** Address of a PostgreSQL server; when set, `dataDir` is not used. */
  readonly databaseUrl?: string | undefined;
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const [{ Pool }, { drizzle }] = await Promise.all([import('pg'), import('drizzle-orm/node-postgres')]);
  const pool = new Pool({ connectionString: databaseUrl, max: 16 });
  // An idle connection that the server ends must not end the process; the pool opens another.
  pool.on('error', () => undefined);
  const { hostname, pathname } = new URL(databaseUrl);
  return { db: drizzle(pool), where: `PostgreSQL ${hostname}${pathname}`, close: () => pool.end() };
}

async function openInProcess(dataDir: string): Promise<OpenDatabase> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const inMemory = dataDir === 'memory:';
  if (inMemory) {
    const client = await PGlite.create('memory://');
    return { db: drizzle(client), where: 'memory', close: () => client.close() };
  }
  await mkdir(dataDir, { recursive: true });
  const release = await lockFolder(dataDir);
  await copyTemplate(dataDir);
  const client = await PGlite.create(dataDir);
  const close = async () => {
    await client.close();
    await release();
  };
  return { db: drizzle(client), where: dataDir, close };
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const opened = options.databaseUrl
    ? await openServer(options.databaseUrl)
    : await openInProcess(options.dataDir);
  await migrate(opened.db);
  return opened;
}
