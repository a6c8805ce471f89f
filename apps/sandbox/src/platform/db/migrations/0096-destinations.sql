-- By which way a transfer's money leaves.
alter table transactions add column payout text;
update transactions set payout = case transaction_type when 0 then 'bank' when 2 then 'cash' else 'card' end;
alter table transactions alter column payout set not null;

-- Gift cards that were issued for transfers. The code is sealed.
create table gift_cards (
  transaction_id text primary key references transactions (id),
  code text not null,
  amount_minor bigint not null check (amount_minor > 0),
  issued_at timestamptz not null
);

-- Accounts at billers that wages can be sent to. The account number is sealed.
create table biller_accounts (
  instrument_id integer primary key references instruments (id),
  biller_id integer not null,
  account_number text not null,
  zip text
);

-- Under which numbers billers have booked transfers.
create table bill_payments (
  transaction_id text primary key references transactions (id),
  reference text not null,
  booked_at timestamptz not null
);

insert into ledger_accounts (id, kind, currency)
  select distinct k.kind || ':' || w.way || ':' || currency, k.kind, currency
  from employees cross join (values ('payout'), ('paid-out')) k (kind)
    cross join (values ('gift'), ('biller'), ('issuer')) w (way)
  on conflict do nothing;
