-- What a rail is being asked about a payment; null while nothing is. Its answer is written down with what follows from it, and asked for again after a crash.
alter table payments add column asking text;
alter table payments drop column answer;
alter table payments drop column answer_reason;
-- Whether its rail checks it before it lets it go.
alter table payments add column is_held boolean not null default false;
update payments set is_held = true from instrument_moves m where m.id = payments.transaction_id and m.status = '8' and payments.ended_at is null;
update payments set is_held = true where origin = 'deposits' and ended_at is null
  and exists (select 1 from jobs where kind = 'order-approval-ends' and reference = transaction_id);
-- What was cancelled goes nowhere any more.
update payments set ended_at = now(), destination = null from transactions t
  where t.id = payments.transaction_id and t.status = '4' and payments.ended_at is null;

-- Whether a rail takes money from a card instead of sending some to it, and the code with which a bank is going to send back what has arrived.
alter table rail_payments add column is_charge boolean not null default false;
alter table rail_payments add column returns_with text;
update rail_payments set is_charge = true where reference like '%:fee';

-- Under which key a debit was asked for: it is begun before its rail is asked, and ended after that.
alter table recoveries add column idempotency_key text;
create unique index recoveries_by_key on recoveries (employee_id, idempotency_key);

-- A rail's statement and the payments are compared side by side.
create index payments_by_reference on payments ((transaction_id || ':' || part) collate "C");
create index rail_payments_by_reference on rail_payments (reference collate "C");

-- What rails have told of their own accord, each once; applied once its payment is known to be with its rail.
create table rail_events (
  id text primary key,
  reference text not null,
  state text not null,
  received_at timestamptz not null,
  applied_at timestamptz
);
create index rail_events_waiting on rail_events (reference) where applied_at is null;
update payments set asked_at = handed_over_at where asked_at is null and handed_over_at is not null;
-- The books of a rail know accounts by their numbers, and nothing else of this database.
alter table rail_scenarios drop constraint rail_manners_instrument_id_fkey;
alter table rail_payments drop constraint if exists rail_payments_instrument_id_fkey;
