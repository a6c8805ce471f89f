import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { keepRows } from '../platform/db/row-snapshot.ts';
import { rowsOf } from '../platform/db/rows.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { openSandbox } from '../testing/open.ts';
import { newDatabase } from '../testing/postgres/database.ts';

const sandboxes = {
  'in process': await openSandbox({ dataDir: 'memory:', seeds: [mayaTorres] }),
  'on a server': await openSandbox({ databaseUrl: await newDatabase(), seeds: [mayaTorres] }),
};
afterAll(() => Promise.all(Object.values(sandboxes).map((one) => one.close())));

it.each(Object.entries(sandboxes))(
  '%s, rows are put back that were changed, deleted, added, and added and taken back',
  async (_where, sandbox) => {
    const { db, asOwner } = sandbox;
    const all = async () =>
      rowsOf<{ rows: unknown }>(
        await asOwner((tx) =>
          tx.execute(sql`select json_build_array(
          (select json_agg(a order by id) from ledger_accounts a), (select json_agg(e order by id) from journal_entries e),
          (select json_agg(p order by entry_id, account_id) from postings p), (select json_agg(o order by id) from outbox o),
          (select json_agg(e order by id) from employees e), (select last_value from journal_entries_id_seq)) as rows`),
        ),
      )[0]?.rows;
    const before = await all();
    const restore = await keepRows(sandbox);
    for (const text of ['once', 'and again']) {
      await db.execute(sql`insert into outbox (employee_id, channel, recipient, body, sent_at)
        select id, 'text', '+1', ${text}, now() from employees`);
      // Its trigger changes the balances of accounts.
      await db.execute(sql`with entry as (
          insert into journal_entries (kind, reference, posted_at) values ('transfer', ${text}, now()) returning id)
        insert into postings (entry_id, account_id, minor) select entry.id, a.id, case when a.id like '%wages%' then 1 else -1 end
        from entry, ledger_accounts a where a.id in (
          (select min(id) from ledger_accounts where id like '%wages%'), (select min(id) from ledger_accounts where id like '%receivable%'))`);
      await asOwner((tx) => tx.execute(sql`update employees set first_name = ${text}`));
      await asOwner((tx) => tx.execute(sql`delete from outbox where body = ${text}`));
      expect(await all()).not.toEqual(before);
      await restore();
      expect(await all()).toEqual(before);
    }
  },
);
