import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkLedger } from '../ledger/check.ts';
import { migrate, migrations } from '../platform/db/migrate.ts';
import { rowsOf } from '../platform/db/rows.ts';
import { splitStatements } from '../platform/db/split-statements.ts';

let client: PGlite;
const db = () => drizzle(client);
const rows = async (query: string) => rowsOf(await db().execute(sql.raw(query)));

/** As the server left it before wages belonged to employments: someone with two employers, and someone on their own. */
const before = `
insert into employers (id, name, environment) values (1, 'Care', 'Common'), (2, 'Épicerie', 'Canada');
insert into employees (id, user_type, first_name, last_name, user_name, email_address, mobile_number, dialing_code, password_hash,
  environment, currency, time_zone, employer_id, services_paused, hourly_rate_minor, withholding_bps, schedule, accrued_through, created_at)
  values
  (11, 4, 'A', 'A', 'a', 'a@example.com', '1', '1', '', 'Common', 'USD', 'America/New_York', 1, true, 2000, 1600, '{"anchor": "2026-10-06"}',
    '2026-10-15', '2026-10-01Z'),
  (12, 10, 'B', 'B', 'b', 'b@example.com', '2', '1', '', 'Dayfare', 'USD', 'America/Denver', null, false, 0, 0, '{"anchor": "2026-10-06"}',
    '2026-10-15', '2026-10-01Z');
insert into employments (employee_id, employer_id) values (11, 1), (11, 2);
insert into pay_periods (employee_id, starts_on, ends_on, pays_on) values (11, '2026-09-22', '2026-10-05', '2026-10-13'),
  (11, '2026-10-06', '2026-10-19', '2026-10-26'), (12, '2026-10-06', '2026-10-19', '2026-10-26');
insert into day_earnings (employee_id, earned_on, period_start, regular_minutes, overtime_minutes, double_time_minutes, gross_minor)
  values (11, '2026-10-15', '2026-10-06', 480, 0, 0, 16000);
insert into ledger_accounts (id, kind, employee_id, currency) values ('employee:11:wages', 'wages', 11, 'USD'),
  ('employee:11:receivable', 'receivable', 11, 'USD'), ('employer:1:funding:USD', 'funding', null, 'USD');
insert into journal_entries (kind, reference, posted_at) values ('accrual', 'accrual:11:2026-10-15', '2026-10-15T23:59:59Z');
insert into postings (entry_id, account_id, minor) values (1, 'employee:11:wages', 6720), (1, 'employer:1:funding:USD', -6720);
insert into instruments (employee_id, display_text, instrument_type, instrument_sub_type, image_name, status, last4, instant_eligible, is_default)
  values (11, 'Bank', 1, 0, 'bank', 2, '0001', false, true);
insert into transactions (id, employee_id, employer_id, currency, period_start, instrument_id, amount_minor, fee_minor, transfer_speed,
  transaction_type, status, arrival_date, arrives_at, send_at, created_at) values
  ('T-1', 11, 1, 'USD', '2026-10-06', 101, 1000, 0, 1, 0, '0', '2026-10-19', '2026-10-19T13:00:00Z', '2026-10-16T21:00:00Z', '2026-10-16T16:00:00Z'),
  ('T-2', 11, 1, 'USD', '2026-10-06', 101, 1000, 0, 1, 0, '2', '2026-10-15', '2026-10-15T13:00:00Z', '2026-10-14T21:00:00Z', '2026-10-14T16:00:00Z');
insert into idempotency_keys (employee_id, key, body_hash, answer, created_at) values (11, 'key-0001', '', '{"transactionID": "T-1"}', now());
`;

beforeAll(async () => {
  client = await PGlite.create('memory://');
  await db().execute(sql`create table schema_migrations (name text primary key)`);
  for (const { name, script } of await migrations()) {
    if (name >= '0008') break;
    for (const statement of splitStatements(script)) await db().execute(sql.raw(statement));
    await db().execute(sql`insert into schema_migrations (name) values (${name})`);
  }
  for (const statement of splitStatements(before)) await db().execute(sql.raw(statement));
  await migrate(db());
  // A database in memory is made from nothing, which takes long on a busy machine.
});
afterAll(() => client.close());

it('a database from before employments keeps its wages at the employer they were counted at, and opens the others', async () => {
  expect(
    await rows(`select employee_id, employer_id, hourly_rate_minor::int as rate, services_paused as paused, accrued_through::text as through
      from employments order by employee_id, employer_id`),
  ).toEqual([
    { employee_id: 11, employer_id: 1, rate: 2000, paused: true, through: '2026-10-15' },
    { employee_id: 11, employer_id: 2, rate: 2000, paused: true, through: '2026-10-15' },
    { employee_id: 12, employer_id: null, rate: 0, paused: false, through: '2026-10-15' },
  ]);
  expect(
    await rows(`select employer_id, starts_on::text as starts from pay_periods join employments m on m.id = employment_id
      order by employee_id, employer_id, starts_on`),
  ).toEqual([
    { employer_id: 1, starts: '2026-09-22' },
    { employer_id: 1, starts: '2026-10-06' },
    { employer_id: 2, starts: '2026-10-06' },
    { employer_id: null, starts: '2026-10-06' },
  ]);
  const atFirst = (table: string) =>
    rows(`select employer_id from employments where id in (select employment_id from ${table})`);
  expect([await atFirst('day_earnings'), await atFirst('transactions')]).toEqual([
    [{ employer_id: 1 }],
    [{ employer_id: 1 }],
  ]);
});

it('its books still hold what they held, under the accounts of today, and still cannot be rewritten', async () => {
  expect(await checkLedger(db())).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  expect(await rows('select account_id, minor::int as minor from postings order by id')).toEqual([
    { account_id: 'employee:11:wages:1', minor: 6720 },
    { account_id: 'employer:1:funding:USD', minor: -6720 },
  ]);
  const accounts = await rows('select id from ledger_accounts order by id');
  expect(accounts.map((row) => (row as { id: string }).id)).toEqual([
    'charged:card:USD',
    'employee:11:due:1',
    'employee:11:due:2',
    'employee:11:receivable:1',
    'employee:11:receivable:2',
    'employee:11:wages:1',
    'employee:11:wages:2',
    'employee:12:due:0',
    'employee:12:receivable:0',
    'employee:12:wages:0',
    'employer:1:funding:USD',
    'employer:1:remittance:USD',
    'employer:2:funding:USD',
    'employer:2:remittance:USD',
    ...['paid-out:biller:USD', 'paid-out:cash:USD', 'paid-out:gift:USD', 'paid-out:issuer:USD'],
    ...['payout:biller:USD', 'payout:cash:USD', 'payout:gift:USD', 'payout:issuer:USD'],
  ]);
  await expect(rows('update postings set minor = 1')).rejects.toMatchObject({
    cause: { message: expect.stringContaining('append-only') },
  });
  expect(
    await rows(
      `select to_char(posted_at at time zone 'utc', 'YYYY-MM-DD HH24:MI') as at from journal_entries`,
    ),
  ).toEqual([{ at: '2026-10-16 04:00' }]);
});

it('its transfers on their way are settled, and its kept answers have the shape of today', async () => {
  expect(await rows('select kind, reference from jobs')).toEqual([{ kind: 'hand-over', reference: 'T-1' }]);
  expect(await rows('select answer from idempotency_keys')).toEqual([
    { answer: { transactionID: 'T-1', returnsOn: null } },
  ]);
});
