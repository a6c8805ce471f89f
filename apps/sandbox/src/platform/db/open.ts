import { chmod, mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from './db.ts';
import { grantTo, roleInProcess } from './grants.ts';
import { lockFolder } from './lock-folder.ts';
import { migrate } from './migrate.ts';
import { markTransactions } from './open-transactions.ts';
import { readAsText } from './read-as-text.ts';
import { rowsOf } from './rows.ts';
import { copyTemplate, createInMemory } from './template.ts';
import { inTransaction } from './transaction.ts';

/** Runs `work` while no other process on this database runs anything else through this function. */
export type Alone = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs `work` in a transaction of the role that owns the tables: for migrations, and for putting all rows back. */
export type AsOwner = <Result>(work: (tx: Db) => Promise<Result>) => Promise<Result>;

/** Return value of `openDatabase`. */
export interface OpenDatabase {
  /** As the role of the program, which reads and writes rows. */
  readonly db: Db;
  readonly asOwner: AsOwner;
  readonly alone: Alone;
  /** Whether the database runs in this process, which then has its only connection. */
  readonly isInProcess: boolean;
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
  /** The same database as the role that owns its tables. Default: `databaseUrl`, whose role then may change tables, too. */
  readonly databaseOwnerUrl?: string | undefined;
}

/** A database before its tables are there. */
interface Opened extends OpenDatabase {
  /** For migrations, which are transactions of their own. */
  readonly owner: Db;
  /** The role of the program, to which rows are given; null where it owns them. */
  readonly role: () => Promise<string | null>;
  /** Takes the role of the program, once its tables are there. */
  readonly begin: () => Promise<unknown>;
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

async function connect(address: string, most: number) {
  const [{ Pool }, { PreparedClient }, { drizzle }] = await Promise.all([
    import('pg'),
    import('./prepared-client.ts'),
    import('drizzle-orm/node-postgres'),
  ]);
  const pool = new Pool({ connectionString: address, max: most, Client: PreparedClient });
  // An idle connection that the server ends must not end the process; the pool opens another.
  pool.on('error', () => undefined);
  return { pool, db: markTransactions(drizzle(pool)) };
}

async function openServer(databaseUrl: string, ownerUrl: string | undefined): Promise<Opened> {
  const { pool, db } = await connect(databaseUrl, 16);
  // Opened when it is needed, and closed when it is idle: it migrates, and resets.
  const apart = ownerUrl && ownerUrl !== databaseUrl ? await connect(ownerUrl, 2) : undefined;
  const owner = apart?.db ?? db;
  const { host, pathname } = new URL(databaseUrl);
  return {
    ...{ db, owner, isInProcess: false, alone: aloneOn(apart?.pool ?? pool) },
    where: `PostgreSQL ${host}${pathname}`,
    asOwner: (work) => inTransaction(owner, work),
    role: async () => {
      if (!apart) return null;
      const [found] = rowsOf<{ role: string }>(await db.execute(sql`select current_user as role`));
      return found?.role ?? null;
    },
    begin: () => Promise.resolve(),
    close: async () => {
      await Promise.all([pool.end(), apart?.pool.end()]);
    },
  };
}

/** An in-process database has a single process. */
const alreadyAlone: Alone = (work) => work();

const noSuchRole = (role: string) =>
  `do $$ begin if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if; end $$`;

function inProcess(client: PGlite, where: string, close: () => Promise<void>, db: Db): Opened {
  return {
    ...{ db, owner: db, isInProcess: true, alone: alreadyAlone, where, close },
    asOwner: (work) =>
      inTransaction(db, async (tx) => {
        // The one connection there is belongs to the owner, and works as the program outside of this.
        await tx.execute(sql`set local role none`);
        return work(tx);
      }),
    role: async () => {
      await client.exec(noSuchRole(roleInProcess));
      return roleInProcess;
    },
    begin: () => client.exec(`set role ${roleInProcess}`),
  };
}

async function openInProcess(dataDir: string): Promise<Opened> {
  const { drizzle } = await import('drizzle-orm/pglite');
  if (dataDir === 'memory:') {
    const client = await createInMemory();
    return inProcess(client, 'memory', () => client.close(), markTransactions(drizzle(readAsText(client))));
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
  return inProcess(client, dataDir, close, markTransactions(drizzle(readAsText(client))));
}

/** Explains what is wrong to the operator who set DATABASE_URL; the reason may be in the error's cause, or in one of several. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ');
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}

/**
 * Opens the database, migrates its tables as their owner, and goes on as a role that reads and writes rows. Throws with instructions if a
 * server cannot be reached, or there are tables to create and no role that may.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { dataDir, databaseUrl, databaseOwnerUrl } = options;
  const opened = await (databaseUrl ? openServer(databaseUrl, databaseOwnerUrl) : openInProcess(dataDir));
  try {
    await opened.alone(async () => {
      await migrate(opened.owner);
      const role = await opened.role();
      if (role) await grantTo(opened.owner, role);
    });
    await opened.begin();
    return opened;
  } catch (error) {
    await opened.close();
    if (!databaseUrl) throw error;
    throw new Error(
      `${opened.where} cannot be used: ${reasonOf(error)}. DATABASE_URL has to name a database that is there, and DATABASE_OWNER_URL the same one as a role that owns its tables.`,
      { cause: error },
    );
  }
}
