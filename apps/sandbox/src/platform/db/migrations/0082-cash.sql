-- Sealed. Some ways to get money have a minimum age.
alter table employees add column birth_date text;

-- What is shown at a counter to pick up cash. The code is sealed.
create table cash_vouchers (
  transaction_id text primary key references transactions (id),
  code text not null,
  ready_at timestamptz not null,
  expires_at timestamptz not null,
  collected_at timestamptz
);

insert into ledger_accounts (id, kind, currency)
  select distinct k.kind || ':' || currency, split_part(k.kind, ':', 1), currency
  from employees cross join (values ('charged:card'), ('payout:cash'), ('paid-out:cash')) k (kind)
  on conflict do nothing;
