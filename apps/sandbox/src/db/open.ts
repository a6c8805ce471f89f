import { chmod, mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import type { Db } from './db.ts';
import { lockFolder } from './lock-folder.ts';
import { migrate } from './migrate.ts';
import { copyTemplate, createInMemory } from './template.ts';

/** Runs `work` while no other process on this database runs anything else through this function. */
export type Alone = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Return value of `openDatabase`. */
export interface OpenDatabase {
  readonly db: Db;
  readonly alone: Alone;
  /** Describes where the data is, for the console; never contains a password. */
  readonly where: string;
  readonly close: () => Promise<void>;
}

/** Where the data is stored: on a PostgreSQL server, in memory, or in a folder. */
export interface DatabaseOptions {
  /** A folder, or `memory:` for a database that is gone when the process ends. */
  readonly dataDir: string;
  /** Address of a PostgreSQL server; when set, `dataDir` is not used. */
  readonly databaseUrl?: string | undefined;
}

/** Names the lock that `Alone` takes, among all advisory locks of a database. */
const aloneLock = 0x64_61_79_66;

function aloneOn(pool: Pool): Alone {
  return async (work) => {
    // A connection of its own, which holds the lock until its transaction ends, or it breaks.
    const holder = await pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select pg_advisory_xact_lock($1)', [aloneLock]);
      return await work();
    } finally {
      await holder.query('rollback').then(
        () => holder.release(),
        (error: Error) => holder.release(error),
      );
    }
  };
}

async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const [{ Pool }, { PreparedClient }, { drizzle }] = await Promise.all([
    import('pg'),
    import('./prepared-client.ts'),
    import('drizzle-orm/node-postgres'),
  ]);
  const pool = new Pool({ connectionString: databaseUrl, max: 16, Client: PreparedClient });
  // An idle connection that the server ends must not end the process; the pool opens another.
  pool.on('error', () => undefined);
  const { host, pathname } = new URL(databaseUrl);
  const where = `PostgreSQL ${host}${pathname}`;
  return { db: drizzle(pool), alone: aloneOn(pool), where, close: () => pool.end() };
}

/** An in-process database has a single process. */
const alreadyAlone: Alone = (work) => work();

async function openInProcess(dataDir: string): Promise<OpenDatabase> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const inMemory = dataDir === 'memory:';
  if (inMemory) {
    const client = await createInMemory();
    return { db: drizzle(client), alone: alreadyAlone, where: 'memory', close: () => client.close() };
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = await lockFolder(dataDir);
  await copyTemplate(dataDir);
  // One that was there before, or came from the template, may be open to others; anyone who gets in may read everyone's pay.
  await chmod(dataDir, 0o700);
  const client = await PGlite.create(dataDir);
  const close = async () => {
    await client.close();
    await release();
  };
  return { db: drizzle(client), alone: alreadyAlone, where: dataDir, close };
}

/** Explains what is wrong to the operator who set DATABASE_URL; the reason may be in the error's cause, or in one of several. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}

/**
 * Opens the database and migrates its tables. Throws with instructions if a server cannot be reached, or its role may not create tables.
 */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseOptions): Promise<OpenDatabase> {
  const opened = await (databaseUrl ? openServer(databaseUrl) : openInProcess(dataDir));
  try {
    await opened.alone(() => migrate(opened.db));
    return opened;
  } catch (error) {
    await opened.close();
    if (!databaseUrl) throw error;
    throw new Error(
      `${opened.where} cannot be used: ${reasonOf(error)}. DATABASE_URL has to name a database that is there, and a role that owns it.`,
      { cause: error },
    );
  }
}
