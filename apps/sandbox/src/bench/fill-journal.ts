import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import type { AsOwner } from '../platform/db/open.ts';

/** Postings that one transfer of the past stands for: what was earned, sent, settled and deducted. */
const postingsEach = 8;

/** A database whose one role owns it and may do anything. */
interface Filled {
  readonly asOwner: AsOwner;
  readonly db: Db;
}

/**
 * Gives people a past of so many postings and the transfers that they come from, spread over the two years before last. Its entries cancel one another
 * out, so that every balance stays as it is. Works on a PostgreSQL whose role for this may leave triggers out.
 */
export async function fillJournal({ asOwner, db }: Filled, count: number): Promise<void> {
  await insertPast(asOwner, Math.floor(count / postingsEach));
  // What a server does by itself some time after so many rows were written; it must not do so during a measurement.
  await db.execute(sql`vacuum analyze`);
  await db.execute(sql`checkpoint`);
}

/** Inserts so many transfers of the past with their postings, shared out evenly among the people; also in process. */
export async function insertPast(asOwner: AsOwner, transfers: number): Promise<void> {
  await asOwner(async (tx) => {
    // Millions of rows: what the triggers would say of each is known.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`create temporary table bench_past on commit drop as
      select number, 'T-PAST-' || number as id, person.*,
        now() - interval '1100 days' + (number * interval '700 days') / ${transfers}::integer as at
      from generate_series(1, ${transfers}::integer) as number join (
        select row_number() over (order by e.id) - 1 as position, count(*) over () as people, e.employee_id, e.id as employment_id, e.employer_id,
          (select min(i.id) from instruments i where i.employee_id = e.employee_id) as instrument_id
        from employments e
      ) as person on person.position = number % person.people`);
    await tx.execute(sql`insert into transactions (id, employee_id, employment_id, employer_id, instrument_id, currency, amount_minor, fee_minor,
        usual_fee_minor, service_charge_mode, fee_name, transfer_speed, transaction_type, payout, status, period_start, arrival_date, arrives_at,
        send_at, created_at)
      select id, employee_id, employment_id, employer_id, instrument_id, 'USD', 500, 0, 0, 'OnTop', 'instant', 1, 0, 'bank', '2', at::date, at::date, at, at, at
      from bench_past`);
    await tx.execute(
      sql`insert into transaction_events (transaction_id, status, at) select id, '2', at from bench_past`,
    );
    await tx.execute(sql`insert into payments (transaction_id, part, rail, amount_minor, paid_minor, handed_over_at, ended_at)
      select id, 'principal', 'ach', 500, 500, at, at from bench_past`);
    await tx.execute(sql`with entries as (
        insert into journal_entries (kind, reference, posted_at, order_id)
        select 'transfer', 'past:' || number || ':' || part, at, id from bench_past, generate_series(1, 4) as part
        returning id, reference, order_id)
      insert into postings (entry_id, account_id, minor)
      select entries.id, 'employee:' || employee_id || side.account || coalesce(employer_id, 0),
        side.minor * case when split_part(reference, ':', 3)::integer % 2 = 0 then 1 else -1 end
      from entries join bench_past on bench_past.id = entries.order_id, (values (':wages:', 500), (':receivable:', -500)) as side (account, minor)`);
  });
}
