import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { rowsOf } from '../../../platform/db/rows.ts';
import { type Rails, railBooks } from '../../../rails/index.ts';
import { isOnItsWay } from './on-its-way.ts';

/** What the server, the rails and the ledger disagree about; each list is empty if they agree. */
export interface RailCheck {
  /** References that only one side knows, of which the sides hold different amounts, or that have ended here and not at their rail. */
  readonly differing: readonly string[];
  /** Transfers and moves whose status says something else than their payment. */
  readonly misjudged: readonly string[];
  /** Orders of which the ledger holds another amount as on its way, or as gone, than their payment says. */
  readonly misbooked: readonly string[];
}

const pageSize = 1000;

/** The payments that a rail has or may have, whose references lie between two, in the order of their bytes. */
async function paymentsBetween(db: Db, after: string, last: string | null) {
  return rowsOf<{
    reference: string;
    amount: string;
    paid: string;
    surely: boolean;
    ended: boolean;
    asking: boolean;
  }>(
    await db.execute(sql`
      select transaction_id || ':' || part as reference, amount_minor as amount, paid_minor as paid,
        handed_over_at is not null as surely, ended_at is not null as ended, asking is not null as asking
      from payments where (handed_over_at is not null or asked_at is not null)
        and (transaction_id || ':' || part) collate "C" > ${after}
        and (${last}::text is null or (transaction_id || ':' || part) collate "C" <= ${last}::text)`),
  );
}

/** As `differing` of {@link RailCheck}. What is being asked right now may be either. */
async function differingNow(db: Db, rails: Pick<Rails, 'statement'>): Promise<readonly string[]> {
  const differing: string[] = [];
  for (let after = ''; ; ) {
    const page = await rails.statement({ after, most: pageSize });
    const last = page.length < pageSize ? null : (page.at(-1)?.reference ?? null);
    const ours = new Map((await paymentsBetween(db, after, last)).map((one) => [one.reference, one]));
    for (const said of page) {
      const { reference } = said;
      const mine = ours.get(reference);
      const isSame = mine && Number(mine.amount) === said.amountMinor;
      const isSettled = mine && Number(mine.paid) === said.paidMinor && !(mine.ended && isOnItsWay(said));
      if (!isSame || !(isSettled || mine.asking)) differing.push(reference);
      ours.delete(reference);
    }
    for (const { reference, surely } of ours.values()) if (surely) differing.push(reference);
    if (last === null) return differing;
    after = last;
  }
}

/** What differs, and still does when it is looked at again: the two sides are not read at the same moment. */
export async function differingFor(db: Db, rails: Pick<Rails, 'statement'>): Promise<readonly string[]> {
  const first = await differingNow(db, rails);
  if (first.length === 0) return first;
  const again = new Set(await differingNow(db, rails));
  return first.filter((reference) => again.has(reference));
}

/** Compares what the server believes of every payment with the books of the rails. Outside of any transaction. */
export async function checkRails(
  db: Db,
  rails: Pick<Rails, 'statement'> = railBooks(db),
): Promise<RailCheck> {
  return { differing: await differingFor(db, rails), ...(await checkPayments(db)) };
}

/** Compares payments with what they are for and with the ledger. */
export async function checkPayments(db: Db): Promise<Omit<RailCheck, 'differing'>> {
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
          coalesce(sum(l.minor) filter (where a.kind in ('paid-out', 'held') and e.kind not in ('between', 'reopening')
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
    misjudged: misjudged.map(({ id }) => id),
    misbooked: misbooked.map(({ id }) => id),
  };
}
