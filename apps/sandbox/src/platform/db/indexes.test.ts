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
  `select * from jobs where kind in ('order', 'settlement') and dead_at is null and due_at <= now() and next_try_at <= now()
    order by priority desc, due_at, reference limit 1 for update skip locked`,
  `delete from outbox where ctid in (select ctid from outbox where sent_at < now() limit 1000)`,
  `delete from idempotency_keys where created_at < now() and status <> 'done'`,
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
