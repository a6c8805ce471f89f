-- What is owed to a bank or a card by a transfer: written with the transfer, handed to a rail later.
create table payments (
  transaction_id text not null references transactions (id),
  part text not null check (part in ('principal', 'fee')),
  rail text not null,
  amount_minor bigint not null check (amount_minor > 0),
  paid_minor bigint not null default 0,
  handed_over_at timestamptz,
  ended_at timestamptz,
  reason text,
  primary key (transaction_id, part)
);

-- The books of the rails, which stand for a card processor and a bank.
create table rail_payments (
  reference text primary key,
  rail text not null,
  instrument_id integer not null,
  amount_minor bigint not null,
  paid_minor bigint not null default 0,
  state text not null,
  reason text,
  received_at timestamptz not null,
  changed_at timestamptz not null
);

-- How a rail treats payments to an account or a card, as set by hand.
create table rail_manners (
  instrument_id integer primary key references instruments (id),
  manner text not null
);

-- A transfer that was checked by hand goes on its way again.
alter table transaction_events drop constraint transaction_events_transaction_id_status_key;

-- What came back of a transfer: all of it, or the part that did not arrive.
alter table transactions add column returned_minor bigint not null default 0;
alter table transactions add column returned_fee_minor bigint not null default 0;
update transactions set returned_minor = amount_minor, returned_fee_minor = fee_minor where status in ('3', '4');

insert into payments (transaction_id, part, rail, amount_minor)
  select id, 'principal', case when transaction_type = 0 then 'ach' else 'card' end, amount_minor
  from transactions where status = '0';
update jobs set kind = 'hand-over', due_at = t.send_at, next_try_at = t.send_at
  from transactions t where jobs.kind = 'settlement' and t.id = jobs.reference;

-- A fee that is charged to the card by itself, instead of coming off the wages.
alter table previews add column charged_minor bigint not null default 0;
alter table transactions add column charged_minor bigint not null default 0;
