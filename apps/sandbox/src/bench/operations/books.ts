import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { rowsOf } from '../../platform/db/rows.ts';

/** Transfers to which what they were paid out as does not fit: one gift code worth what was paid, one number at a biller, and nothing for the rest. */
export async function wrongProofs(db: Db): Promise<readonly string[]> {
  const wrong = rowsOf<{ id: string }>(
    await db.execute(sql`
      select coalesce(p.transaction_id, g.transaction_id) as id
      from (select * from payments where rail = 'gift' and part = 'principal') p
      full join gift_cards g on g.transaction_id = p.transaction_id
      where coalesce(g.amount_minor, 0) <> coalesce(p.paid_minor, 0)
      union all
      select coalesce(j.id, b.transaction_id) as id
      from (
        select t.id from transactions t join journal_entries e on e.reference = 'settlement:' || t.id
        where t.payout = 'biller'
      ) j
      full join bill_payments b on b.transaction_id = j.id
      where j.id is null or b.transaction_id is null`),
  );
  return wrong.map(({ id }) => id);
}

/** Cards and goals that hold another amount than was filled in, paid in, paid with, paid out and moved. */
export async function wrongBalances(db: Db): Promise<readonly number[]> {
  const wrong = rowsOf<{ id: number }>(
    await db.execute(sql`
      with changes as (
        select r.instrument_id as id, r.paid_minor as minor from rail_payments r where r.rail = 'issuer'
        union all select to_instrument_id, amount_minor from friend_payments
        union all select from_instrument_id, -amount_minor from friend_payments
        union all select to_instrument_id, amount_minor from instrument_moves where payout is null
        union all select from_instrument_id, -(amount_minor + fee_minor - returned_minor - returned_fee_minor) from instrument_moves
        union all
        select c.instrument_id, case k.kind when 'load' then k.amount_minor else -k.amount_minor end
        from card_payments k join cards c on c.id = k.card_id where k.kind <> 'decline'
        union all
        select substring(p.account_id from 'instrument:(\\d+):held')::int, -p.minor
        from postings p join journal_entries e on e.id = p.entry_id
        where p.account_id like 'instrument:%:held' and (e.kind = 'opening' or e.reference like 'card-fee:%')
      ), expected as (select id, sum(minor) as minor from changes group by id),
      held as (
        select substring(account_id from 'instrument:(\\d+):held')::int as id, -sum(minor) as minor
        from postings where account_id like 'instrument:%:held' group by 1
      )
      select coalesce(e.id, h.id) as id from expected e full join held h on h.id = e.id
      where coalesce(e.minor, 0) <> coalesce(h.minor, 0)`),
  );
  return wrong.map(({ id }) => id);
}
