import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { rowsOf } from '../platform/db/rows.ts';

/** The ledger's own check; all three are zero or empty if it is correct. */
export interface LedgerCheck {
  /** The sum over every posting there is. */
  readonly sum: number;
  /** Journal entries that do not add up to zero. */
  readonly unbalanced: readonly number[];
  /** Accounts of people who could take more than they have earned, or have taken more than was there. */
  readonly overdrawn: readonly string[];
}

/** Accounts of people whose kept balance is not the sum of their postings. */
export async function driftedBalances(db: Db): Promise<readonly string[]> {
  const drifted = rowsOf<{ id: string }>(
    await db.execute(sql`
      select a.id from ledger_accounts a
        left join (select account_id, sum(minor) as minor from postings group by account_id) s on s.account_id = a.id
      where a.employee_id is not null and a.balance_minor <> coalesce(s.minor, 0)`),
  );
  return drifted.map(({ id }) => id);
}

/** Adds up everything. */
export async function checkLedger(db: Db): Promise<LedgerCheck> {
  const total = rowsOf<{ sum: string }>(
    await db.execute(sql`select coalesce(sum(minor), 0) as sum from postings`),
  );
  const unbalanced = rowsOf<{ entry_id: string }>(
    await db.execute(sql`select entry_id from postings group by entry_id having sum(minor) <> 0`),
  );
  // What had been given back and then arrived after all may be more than is left, which is no overdraft.
  const overdrawn = rowsOf<{ account_id: string }>(
    await db.execute(sql`
      select l.account_id from postings l join ledger_accounts a on a.id = l.account_id
        join journal_entries e on e.id = l.entry_id
      where a.kind in ('wages', 'held') and e.kind <> 'reopening' group by l.account_id, a.kind
      having sum(case a.kind when 'held' then -l.minor else l.minor end) < 0`),
  );
  return {
    sum: Number(total[0]?.sum ?? 0),
    unbalanced: unbalanced.map((row) => Number(row.entry_id)),
    overdrawn: overdrawn.map((row) => row.account_id),
  };
}
