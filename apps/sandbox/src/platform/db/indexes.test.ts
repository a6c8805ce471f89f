import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openSandbox } from '../../testing/open.ts';
import { rowsOf } from './rows.ts';

const sandbox = await openSandbox();
afterAll(() => sandbox.close());

it.each([
  `select * from friend_payments where to_instrument_id = 1`,
  `select * from instrument_moves where from_instrument_id = 1`,
  `select * from instrument_moves where to_instrument_id = 1`,
  `select * from transactions where instrument_id = 1`,
  `select * from recoveries where employee_id = 1`,
  `select * from recurring_transactions where employment_id = 1`,
  `select * from journal_entries where order_id = 'T-1'`,
  `select * from transaction_events where transaction_id = 'T-1'`,
  `select * from ledger_accounts where employee_id = 1`,
  `select * from proofs where employee_id = 1`,
  `select * from jobs where kind in ('order', 'settlement') and dead_at is null and due_at <= now() and next_try_at <= now()
    order by priority desc, due_at, reference limit 1 for update skip locked`,
  `delete from outbox where ctid in (select ctid from outbox where sent_at < now() limit 1000)`,
  `delete from idempotency_keys where created_at < now() and status <> 'done'`,
  `delete from rail_events where received_at < now() and applied_at is not null`,
  `delete from reconciliations where at < now()`,
  `select * from payments where asking is not null and asking_since < now()`,
])('finds by an index what grows with use: %s', async (query) => {
  const plan = await sandbox.db.transaction(async (tx) => {
    // Small tables are read whole, whatever their indexes.
    await tx.execute(sql`set local enable_seqscan = off`);
    return rowsOf<Record<string, string>>(await tx.execute(sql.raw(`explain ${query}`)));
  });
  const text = plan.map((line) => Object.values(line)[0]).join('\n');
  expect(text).toMatch(/Index|Bitmap/);
  expect(text).not.toMatch(/Seq Scan|Sort/);
});

const foundByToken = 'it is found by its token or its own id';
const stays = 'what it names is never deleted, and nobody looks it up by that';

/** References that no index begins with, each with why none is needed. */
const withoutIndex: Readonly<Record<string, string>> = {
  'bank_links.employee_id': foundByToken,
  'bank_links.instrument_id': foundByToken,
  'card_autoloads.employment_id': stays,
  'card_lookups.employee_id': foundByToken,
  'card_lookups.instrument_id': foundByToken,
  'chat_conversations.admin_id': stays,
  'chat_messages.parent_sid': stays,
  'chat_reactions.employee_id': stays,
  'contract_acceptances.wording_hash': stays,
  'employments.employer_id': stays,
  'enrolled_records.employee_id': stays,
  'feedback.employee_id': stays,
  'guardian_agreements.wording_hash': stays,
  'link_logs.employee_id': stays,
  'passkey_challenges.employee_id': foundByToken,
  'payments.instrument_id': stays,
  'payroll_consent_visits.employee_id': foundByToken,
  'payroll_consent_visits.employment_id': foundByToken,
  'previews.employee_id': foundByToken,
  'previews.employment_id': foundByToken,
  'previews.instrument_id': foundByToken,
  'recoveries.instrument_id': stays,
  'rewards.instrument_id': stays,
  'rides.employment_id': stays,
  'savings_deposits.source_instrument_id': stays,
  'savings_goals.employment_id': stays,
  'savings_goals.source_instrument_id': stays,
  'scheduled_transactions.transaction_id': stays,
  'sessions.business_id': stays,
  'shortcuts.instrument_id': stays,
  'smart_invites.employee_id': foundByToken,
  'sso_identities.employee_id': foundByToken,
  'transactions.employer_id': stays,
  'uploads.employee_id': stays,
  'user_actions.employee_id': stays,
};

it('what refers to another table has an index that begins with that, or a reason to have none', async () => {
  const found = rowsOf<{ reference: string }>(
    await sandbox.db.execute(sql`
      select conrelid::regclass || '.' || (
        select string_agg(attname, ',' order by key.position) from unnest(conkey) with ordinality as key (number, position)
        join pg_attribute on attrelid = conrelid and attnum = key.number) as reference
      from pg_constraint where contype = 'f' and not exists (
        select 1 from pg_index where indrelid = conrelid
          and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)`),
  );
  expect(found.map(({ reference }) => reference).toSorted()).toEqual(Object.keys(withoutIndex).toSorted());
});
