import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';

/** What the server, the rails and the ledger disagree about; each list is empty if they agree. */
export interface RailCheck {
  /** References that only one side knows, or of which the sides hold different amounts. */
  readonly differing: readonly string[];
  /** Transfers and moves whose status says something else than their payment. */
  readonly misjudged: readonly string[];
  /** Orders of which the ledger holds another amount as on its way, or as gone, than their payment says. */
  readonly misbooked: readonly string[];
}

/** Compares what the server believes of every payment with the books of the rails. */
export async function checkRails(db: Db): Promise<RailCheck> {
  const differing = rowsOf<{ reference: string }>(
    await db.execute(sql`
      select coalesce(r.reference, p.transaction_id || ':' || p.part) as reference
      from (select * from payments where handed_over_at is not null or asked_at is not null) p
      full join rail_payments r on r.reference = p.transaction_id || ':' || p.part
      where (r.reference is null and p.handed_over_at is not null) or p.transaction_id is null
        or r.amount_minor <> p.amount_minor or r.paid_minor <> p.paid_minor`),
  );
  // Nothing can be with the person of what went back, and nothing else is missing of what has ended.
  const misjudged = rowsOf<{ id: string }>(
    await db.execute(sql`
      select t.id from transactions t join payments p on p.transaction_id = t.id and p.part = 'principal'
      where case when t.status in ('0', '8') then p.paid_minor <> 0 or t.returned_minor <> 0
        else p.paid_minor <> t.amount_minor - t.returned_minor end
      union all
      select m.id from instrument_moves m left join payments p on p.transaction_id = m.id
      where m.payout is not null and case
        when p.transaction_id is null then m.ended_at is null
        when m.ended_at is null then p.paid_minor <> 0 or m.returned_minor <> 0
        else p.paid_minor <> m.amount_minor - m.returned_minor end
      union all
      select 'C-' || r.id from recoveries r join payments p on p.transaction_id = 'C-' || r.id
      where p.paid_minor <> case when r.is_recovered then r.amount_minor else 0 end`),
  );
  // A debit brings money in: it is never on its way out, and what came of it is there with the other sign.
  const misbooked = rowsOf<{ id: string }>(
    await db.execute(sql`
      select p.transaction_id as id from payments p join (
        select e.order_id,
          coalesce(sum(l.minor) filter (where a.kind = 'payout'), 0) as waiting,
          coalesce(sum(l.minor) filter (where a.kind in ('paid-out', 'held') and e.kind <> 'between'
            and not (e.kind = 'reversal' and a.kind = 'held')), 0) as gone
        from journal_entries e join postings l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
        where e.order_id is not null group by e.order_id
      ) b on b.order_id = p.transaction_id left join transactions t on t.id = p.transaction_id
      where p.part = 'principal' and (
        b.waiting <> case when p.ended_at is null and p.origin <> 'recovery' and coalesce(t.status, '0') in ('0', '8')
            then -p.amount_minor else 0 end
        or b.gone <> case p.origin when 'recovery' then p.paid_minor else -p.paid_minor end)
      union all
      select p.transaction_id from payments p left join (
        select split_part(e.reference, ':', 2) as id, sum(l.minor) as charged
        from journal_entries e join postings l on l.entry_id = e.id join ledger_accounts a on a.id = l.account_id
        where e.kind = 'charge' and a.kind = 'charged' group by 1
      ) c on c.id = p.transaction_id
      where p.part = 'fee' and coalesce(c.charged, 0) <> p.paid_minor`),
  );
  return {
    differing: differing.map(({ reference }) => reference),
    misjudged: misjudged.map(({ id }) => id),
    misbooked: misbooked.map(({ id }) => id),
  };
}
