import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { rowsOf } from '../../db/rows.ts';

/** What the server, the rails and the ledger disagree about; each list is empty if they agree. */
export interface RailCheck {
  /** References that only one side knows, or of which the sides hold different amounts. */
  readonly differing: readonly string[];
  /** Transfers whose status says something else than their payment. */
  readonly misjudged: readonly string[];
}

/** Compares what the server believes of every payment with the books of the rails. */
export async function checkRails(db: Db): Promise<RailCheck> {
  const differing = rowsOf<{ reference: string }>(
    await db.execute(sql`
      select coalesce(r.reference, p.transaction_id || ':' || p.part) as reference
      from (select * from payments where handed_over_at is not null) p
      full join rail_payments r on r.reference = p.transaction_id || ':' || p.part
      where r.reference is null or p.transaction_id is null
        or r.amount_minor <> p.amount_minor or r.paid_minor <> p.paid_minor`),
  );
  // Nothing can be with the person of what went back, and nothing else is missing of what has ended.
  const misjudged = rowsOf<{ id: string }>(
    await db.execute(sql`
      select t.id from transactions t join payments p on p.transaction_id = t.id and p.part = 'principal'
      where case when t.status in ('0', '8') then p.paid_minor <> 0 or t.returned_minor <> 0
        else p.paid_minor <> t.amount_minor - t.returned_minor end`),
  );
  return {
    differing: differing.map(({ reference }) => reference),
    misjudged: misjudged.map(({ id }) => id),
  };
}
