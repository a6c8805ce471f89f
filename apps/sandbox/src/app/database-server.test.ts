import { moneyContract } from '@dayfare/api/money/contract';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { checkLedger } from '../ledger/check.ts';
import { postings } from '../ledger/tables.ts';
import type { Db } from '../platform/db/db.ts';
import { openDatabase } from '../platform/db/open.ts';
import { rowsOf } from '../platform/db/rows.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { meiLingChen } from '../seeds/people/mei-ling-chen.ts';
import { openSandbox } from '../testing/open.ts';
import { asProgram } from '../testing/postgres/as-program.ts';
import { newDatabase } from '../testing/postgres/database.ts';
import { testKeys, testSettings } from '../testing/test-settings.ts';
import { createSandbox } from './sandbox.ts';

const open = (databaseUrl: string) => openDatabase({ dataDir: '', databaseUrl });

/** All rows of all tables, in an order that does not hang on how they were written. */
async function everythingIn(db: Db): Promise<unknown> {
  const tables = rowsOf<{ name: string }>(
    await db.execute(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
    ),
  );
  return Promise.all(
    tables.map(async ({ name }) => [
      name,
      rowsOf(await db.execute(sql`select * from ${sql.identifier(name)} t order by t::text`)),
    ]),
  );
}

/** What nobody who has broken into the program may do. */
const forbidden = [
  sql`drop trigger postings_append_only on postings`,
  sql`alter table postings disable trigger user`,
  sql`truncate postings cascade`,
  sql`update postings set minor = minor + 1`,
  sql`delete from journal_entries`,
  sql`update ledger_accounts set balance_minor = 0`,
  sql`delete from security_events`,
  sql`insert into schema_migrations (name) values ('9999')`,
  sql`create table mine (id integer)`,
  sql`create or replace function refuse_rewriting() returns trigger language plpgsql as 'begin return new; end'`,
];

describe('the role of the program', () => {
  it.each([
    ['on a PostgreSQL server', {}],
    ['in process', { isInProcess: true, dataDir: 'memory:' }],
  ])(
    'reads and writes rows, and can neither change tables nor rewrite the journal, %s',
    async (_where, options) => {
      const sandbox = await openSandbox(options);
      try {
        await sandbox.reset();
        const before = await sandbox.db.$count(postings);
        const money = (await sandbox.signedIn()).client(moneyContract);
        const { instruments } = await money.getInstruments();
        const quoted = await money.previewTransaction({ amount: 20, instrumentId: instruments[0]?.id ?? 0 });
        const input = { previewId: quoted.previewId, contractsAccepted: quoted.contractIds };
        await money.performTransaction(input, { context: { idempotencyKey: crypto.randomUUID() } });
        await sandbox.advance(5 * 86_400_000);
        expect(await sandbox.db.$count(postings)).toBeGreaterThan(before);
        for (const statement of forbidden)
          await expect(sandbox.db.execute(statement)).rejects.toMatchObject({
            cause: { message: expect.stringMatching(/permission denied|must be owner/) },
          });
        // Putting everything back is the owner's.
        await sandbox.reset();
        expect(await sandbox.db.$count(postings)).toBe(before);
      } finally {
        await sandbox.close();
      }
    },
  );

  it('starts where all tables are there already, without anybody who may make them', async () => {
    const databaseUrl = await newDatabase();
    const { db, close } = await open(asProgram(databaseUrl));
    try {
      expect(rowsOf(await db.execute(sql`select current_user as role`))).toEqual([{ role: 'dayfare_app' }]);
    } finally {
      await close();
    }
  });
});

describe('on a PostgreSQL server', () => {
  it('a role that owns its database, and may do nothing else, is enough to run and to put rows back, and the journal stays append-only', async () => {
    const sandbox = await openSandbox({
      databaseUrl: await newDatabase({ isEmpty: true }),
      hasOneRole: true,
    });
    try {
      const [role] = rowsOf<{ super: string; version: string }>(
        await sandbox.db.execute(sql`select current_setting('is_superuser') as super, version() as version`),
      );
      expect(role).toMatchObject({ super: 'off', version: expect.stringContaining('PostgreSQL 18') });
      await sandbox.reset();
      const before = await everythingIn(sandbox.db);
      const money = (await sandbox.signedIn()).client(moneyContract);
      const { instruments } = await money.getInstruments();
      const quoted = await money.previewTransaction({ amount: 20, instrumentId: instruments[0]?.id ?? 0 });
      const input = { previewId: quoted.previewId, contractsAccepted: quoted.contractIds };
      await money.performTransaction(input, { context: { idempotencyKey: crypto.randomUUID() } });
      expect(await everythingIn(sandbox.db)).not.toEqual(before);
      await sandbox.reset();
      expect(await everythingIn(sandbox.db)).toEqual(before);
      expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
      const rewriting = sandbox.db.execute(sql`update postings set minor = minor + 1`);
      await expect(rewriting).rejects.toMatchObject({ cause: { message: 'the journal is append-only' } });
    } finally {
      await sandbox.close();
    }
  });

  it('a connection keeps a statement with parameters, and has it planned once', async () => {
    const { db, close } = await open(await newDatabase());
    try {
      const kept = await db.transaction(async (tx) => {
        for (const number of [1, 2, 3]) await tx.execute(sql`select ${number}::integer as kept_one`);
        return rowsOf<{ count: string }>(
          await tx.execute(
            sql`select count(*) from pg_prepared_statements where statement like '%kept_one' and not statement like '%count%'`,
          ),
        );
      });
      expect(kept).toEqual([{ count: '1' }]);
    } finally {
      await close();
    }
  });

  it('many that open an empty database at once apply each migration once', async () => {
    const databaseUrl = await newDatabase({ isEmpty: true });
    const opened = await Promise.all(Array.from({ length: 6 }, () => open(databaseUrl)));
    try {
      const applied = await Promise.all(
        opened.map(async ({ db }) =>
          rowsOf<{ name: string }>(await db.execute(sql`select name from schema_migrations order by name`)),
        ),
      );
      expect(applied[0]?.length).toBeGreaterThanOrEqual(7);
      expect(new Set(applied.map((rows) => JSON.stringify(rows))).size).toBe(1);
    } finally {
      await Promise.all(opened.map(({ close }) => close()));
    }
  });

  it('several that start on an empty database fill it once, with one business time', async () => {
    const databaseUrl = await newDatabase({ isEmpty: true });
    const seeds = [mayaTorres, meiLingChen];
    const start = (startAt: string) =>
      createSandbox({
        dataDir: '',
        databaseUrl,
        seeds,
        keys: testKeys,
        settings: testSettings(),
        clock: () => 0,
        startAt: new Date(startAt),
      });
    const started = await Promise.all([
      start('2026-10-16T16:00:00Z'),
      start('2026-10-19T16:00:00Z'),
      start('2026-10-20T16:00:00Z'),
    ]);
    try {
      expect(new Set(started.map(({ server }) => server.clock.now().getTime())).size).toBe(1);
      for (const { db } of started) {
        expect(rowsOf(await db.execute(sql`select id from employees`))).toHaveLength(seeds.length);
        expect(await checkLedger(db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
      }
    } finally {
      await Promise.all(started.map(({ close }) => close()));
    }
  });

  it('a server that is not there, and a role that may not make tables, are named with what to do', async () => {
    const nowhere = open('postgresql://somebody:secret@127.0.0.1:1/nothing');
    await expect(nowhere).rejects.toThrow(
      /PostgreSQL 127\.0\.0\.1:1\/nothing cannot be used: .*ECONNREFUSED.*DATABASE_URL/,
    );
    await expect(nowhere).rejects.not.toThrow('secret');

    const admin = new Client({ connectionString: inject('postgres').url });
    await admin.connect();
    await admin.query(`create role guest login password 'guest'`).finally(() => admin.end());
    const address = Object.assign(new URL(await newDatabase({ isEmpty: true })), {
      username: 'guest',
      password: 'guest',
    });
    await expect(open(address.href)).rejects.toThrow(
      /cannot be used: permission denied for schema public\. .* a role that owns its tables\./,
    );
  });
});
