-- Every payment has an order, whatever it is for: wages, money that we hold, the small deposits that verify an account, a debit.
alter table payments drop constraint payments_transaction_id_fkey;
alter table payments add column origin text not null default 'transfer'
  check (origin in ('transfer', 'move', 'deposits', 'recovery'));
create index payments_open on payments (origin) where ended_at is null;

-- How a move out of what we hold stands, in the codes of transfers. What was moved so far went nowhere but into the books.
alter table instrument_moves add column status text not null default '2';
alter table instrument_moves add column status_reason text;
alter table instrument_moves add column returned_minor bigint not null default 0 check (returned_minor >= 0);
alter table instrument_moves add column returned_fee_minor bigint not null default 0 check (returned_fee_minor >= 0);
alter table instrument_moves add column ended_at timestamptz;
update instrument_moves set ended_at = arrives_at;
update instrument_moves set status = '0', ended_at = null
  from jobs where jobs.kind = 'moveArrival' and jobs.reference = instrument_moves.id;

-- Who allowed which account to be debited, for what, and from where.
alter table recoveries add column agreed_from text;
alter table recoveries add column session_id text;
alter table recoveries add column returned_at timestamptz;

-- Which order an entry is about.
alter table journal_entries add column order_id text;
update journal_entries set order_id = split_part(reference, ':', 2)
  where kind in ('transfer', 'settlement', 'reversal') and reference not like 'between-settlement:%'
    and exists (select 1 from payments p where p.transaction_id = split_part(reference, ':', 2));

-- What waits is handed to its rail now, and arrives when it was said to.
insert into payments (transaction_id, part, rail, amount_minor, origin)
  select m.id, 'principal', case m.payout when 'bank' then 'ach' else 'card' end, m.amount_minor, 'move'
  from instrument_moves m where m.status = '0';
update journal_entries set order_id = substr(reference, length('between:') + 1)
  where kind = 'between' and exists
    (select 1 from payments p where 'between:' || p.transaction_id = journal_entries.reference);
update jobs set kind = 'order', due_at = m.created_at, next_try_at = m.created_at
  from instrument_moves m where jobs.kind = 'moveArrival' and jobs.reference = m.id;

-- Deposits that were on their way were booked as paid before any bank had them: back to being on their way.
insert into payments (transaction_id, part, rail, amount_minor, origin)
  select 'D-' || j.reference, 'principal', 'ach', sum(p.minor), 'deposits'
  from jobs j join penny_tests t on t.instrument_id::text = split_part(j.reference, ':', 1)
    join journal_entries e on e.reference = 'verification:' || j.reference
    join postings p on p.entry_id = e.id and p.minor > 0
  where j.kind = 'pennyTest' group by j.reference;
update journal_entries set order_id = p.transaction_id from payments p
  where p.origin = 'deposits' and journal_entries.reference = 'verification:' || substr(p.transaction_id, 3);
insert into journal_entries (kind, reference, posted_at, order_id)
  select 'verification', 'verification-waits:' || transaction_id, now(), transaction_id
  from payments where origin = 'deposits';
insert into postings (entry_id, account_id, minor)
  select e.id, p.account_id, -p.minor
  from journal_entries e join journal_entries old on old.reference = 'verification:' || substr(e.order_id, 3)
    join postings p on p.entry_id = old.id and p.account_id like 'paid-out:%'
  where e.reference like 'verification-waits:%';
insert into postings (entry_id, account_id, minor)
  select e.id, replace(p.account_id, 'paid-out:', 'payout:'), p.minor
  from journal_entries e join journal_entries old on old.reference = 'verification:' || substr(e.order_id, 3)
    join postings p on p.entry_id = old.id and p.account_id like 'paid-out:%'
  where e.reference like 'verification-waits:%';
update jobs set kind = 'order', reference = 'D-' || reference, due_at = t.sent_at, next_try_at = t.sent_at
  from penny_tests t where jobs.kind = 'pennyTest' and split_part(jobs.reference, ':', 1) = t.instrument_id::text;
delete from jobs where kind = 'pennyTest';

-- The code writes an order before it books money as on its way, or gone; this refuses anything else, whatever wrote it.
create function refuse_payout_without_order() returns trigger language plpgsql as $$
begin
  if exists (select 1 from ledger_accounts where id = new.account_id and kind in ('payout', 'paid-out'))
    and not exists (
      select 1 from journal_entries e join payments p on p.transaction_id = e.order_id where e.id = new.entry_id)
  then
    raise exception 'journal entry % books a payout without an order', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger postings_have_orders after insert on postings
  deferrable initially deferred for each row execute function refuse_payout_without_order();

-- What the books, the payments and the rails said about one another, each time they were compared.
create table reconciliations (
  id integer generated always as identity primary key,
  at timestamptz not null,
  differences integer not null,
  details jsonb not null
);

-- A move says itself how it stands.
drop view money_lines;
create view money_lines as
  select t.id, t.employee_id, t.employment_id, case t.payout when 'biller' then 'BillPay' else 'EWA' end as source,
    t.instrument_id, null::integer as other_id, t.amount_minor, t.fee_minor + t.charged_minor as fee_minor,
    t.status, t.status_reason, t.transaction_type, t.transfer_speed, t.created_at, t.arrives_at, null::timestamptz as ended_at
  from transactions t
  union all
  select m.id, m.employee_id, null, m.source, m.to_instrument_id, null, m.amount_minor, m.fee_minor,
    m.status, m.status_reason, case m.payout when 'bank' then 0 else 1 end, case m.payout when 'bank' then 1 else 0 end,
    m.created_at, m.arrives_at, m.ended_at
  from instrument_moves m
  union all
  select p.id, p.payer_id, null, 'P2P', p.from_instrument_id, p.payee_id, p.amount_minor, 0, null, null, 1, 0, p.created_at, p.created_at,
    p.created_at
  from friend_payments p
  union all
  select p.id, p.payee_id, null, 'FriendIndeed', p.to_instrument_id, p.payer_id, p.amount_minor, 0, null, null, 1, 0, p.created_at,
    p.created_at, p.created_at
  from friend_payments p
  union all
  select r.id, r.employee_id, null, 'Incentive_Referrals', r.instrument_id, null, r.amount_minor, 0, null, null, 1, 0, r.created_at,
    r.created_at, r.created_at
  from rewards r;
