import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../../ledger/check.ts';
import { sealAtRest, takeKeys } from '../../platform/db/keys.ts';
import { migrate, migrations } from '../../platform/db/migrate.ts';
import { rowsOf } from '../../platform/db/rows.ts';
import { splitStatements } from '../../platform/db/split-statements.ts';
import { openClock } from '../../platform/http/clock.ts';
import { silentLog } from '../../platform/http/log.ts';
import { runDueJobs } from '../../platform/jobs/worker.ts';
import { railBooks } from '../../rails/index.ts';
import { testKeys } from '../../testing/test-settings.ts';
import { checkRails, orderHandlers, rulesOfOrders } from './index.ts';

let client: PGlite;
const db = () => drizzle(client);
const rows = async (query: string) => rowsOf(await db().execute(sql.raw(query)));

/** As the server left it before everything went through orders: money on its way out of a card of ours, one move that was over, and deposits. */
const before = (amounts: string) => `
insert into employees (id, user_type, first_name, last_name, user_name, email_address, mobile_number, dialing_code, password_hash,
  environment, currency, time_zone, created_at)
  values (11, 4, 'A', 'A', 'a', 'a@example.com', '1', '1', '', 'Common', 'USD', 'America/New_York', '2026-10-01Z');
insert into instruments (id, employee_id, display_text, instrument_type, instrument_sub_type, image_name, status, last4, instant_eligible,
  is_default, refuses_payouts) overriding system value values
  (901, 11, 'Our card', 2, 0, 'card', 2, '0001', true, false, false), (902, 11, 'Bank', 1, 4, 'bank', 2, '0002', false, true, false),
  (903, 11, 'New bank', 1, 4, 'bank', 6, '0003', false, false, false);
insert into ledger_accounts (id, kind, employee_id, currency) values ('instrument:901:held', 'held', 11, 'USD'),
  ('issuer:USD', 'issuer', null, 'USD'), ('payout:bank:USD', 'payout', null, 'USD'), ('paid-out:bank:USD', 'paid-out', null, 'USD'),
  ('fees:USD', 'fees', null, 'USD'), ('verification:USD', 'verification', null, 'USD') on conflict do nothing;
insert into journal_entries (kind, reference, posted_at) values ('opening', 'opening:901:1', '2026-10-10Z'),
  ('between', 'between:M-over', '2026-10-12Z'), ('settlement', 'between-settlement:M-over', '2026-10-13Z'),
  ('between', 'between:M-waits', '2026-10-16Z'), ('verification', 'verification:903:2', '2026-10-16Z');
insert into postings (entry_id, account_id, minor) values (1, 'issuer:USD', 10000), (1, 'instrument:901:held', -10000),
  (2, 'instrument:901:held', 1000), (2, 'payout:bank:USD', -1000), (3, 'payout:bank:USD', 1000), (3, 'paid-out:bank:USD', -1000),
  (4, 'instrument:901:held', 2000), (4, 'payout:bank:USD', -2000), (5, 'verification:USD', 19), (5, 'paid-out:bank:USD', -19);
insert into instrument_moves (id, employee_id, from_instrument_id, to_instrument_id, amount_minor, fee_minor, currency, payout, source,
  created_at, arrives_at) values
  ('M-over', 11, 901, 902, 1000, 0, 'USD', 'bank', 'ACH', '2026-10-12Z', '2026-10-13Z'),
  ('M-waits', 11, 901, 902, 2000, 0, 'USD', 'bank', 'ACH', '2026-10-16Z', '2026-10-19T13:00Z');
insert into penny_tests (instrument_id, status, amounts, sent_at, arrives_at, expires_at, tries_left, resends_left)
  values (903, 0, '${amounts}', '2026-10-16Z', '2026-10-19T13:00Z', '2026-11-19Z', 3, 2);
insert into jobs (kind, reference, due_at, next_try_at) values ('moveArrival', 'M-waits', '2026-10-19T13:00Z', '2026-10-19T13:00Z'),
  ('pennyTest', '903:2', '2026-10-19T13:00Z', '2026-10-19T13:00Z');
`;

beforeAll(async () => {
  takeKeys(testKeys);
  client = await PGlite.create('memory://');
  await db().execute(sql`create table schema_migrations (name text primary key)`);
  for (const { name, script } of await migrations()) {
    if (name >= '0110') break;
    await db().transaction(async (tx) => {
      for (const statement of splitStatements(script)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into schema_migrations (name) values (${name})`);
    });
  }
  for (const statement of splitStatements(before(sealAtRest('12,7')))) await db().execute(sql.raw(statement));
  await migrate(db());
  // A database in memory is made from nothing, which takes long on a busy machine.
});
afterAll(() => client.close());

const balances = () =>
  rows(`select account_id as id, sum(minor)::int as minor from postings where account_id like '%bank%' or account_id like '%held'
    group by 1 order by 1`);

it('what was on its way is an order that waits for its rail, and what anybody had is what they have', async () => {
  expect(
    await rows('select transaction_id as id, origin, amount_minor::int as minor from payments order by 1'),
  ).toEqual([
    { id: 'D-903:2', origin: 'deposits', minor: 19 },
    { id: 'M-waits', origin: 'move', minor: 2000 },
  ]);
  expect(await balances()).toEqual([
    { id: 'instrument:901:held', minor: -7000 },
    { id: 'paid-out:bank:USD', minor: -1000 },
    { id: 'payout:bank:USD', minor: -2019 },
  ]);
  expect(await rows('select id, status from instrument_moves order by id')).toEqual([
    { id: 'M-over', status: '2' },
    { id: 'M-waits', status: '0' },
  ]);
  expect(await checkLedger(db())).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
});

it('and ends when its rail says so', async () => {
  let now = new Date('2026-10-16T01:00:00Z');
  const clock = await openClock(db(), () => now.getTime(), now);
  const handlers = orderHandlers(rulesOfOrders, { rails: railBooks(db()) });
  for (const time of ['2026-10-16T01:00:00Z', '2026-10-20T12:00:00Z']) {
    now = new Date(time);
    await runDueJobs({ db: db(), clock, log: silentLog, handlers });
  }
  expect(await rows('select count(*)::int as waiting from jobs')).toEqual([{ waiting: 0 }]);
  expect(await rows(`select status from instrument_moves where id = 'M-waits'`)).toEqual([{ status: '2' }]);
  expect(await balances()).toEqual([
    { id: 'instrument:901:held', minor: -7000 },
    { id: 'paid-out:bank:USD', minor: -3019 },
    { id: 'payout:bank:USD', minor: 0 },
  ]);
  expect(await checkRails(db())).toEqual({ differing: [], misjudged: [], misbooked: [] });
  const [told] = await rows(`select count(*)::int as texts from outbox`);
  expect(told).toEqual({ texts: 2 });
});
