-- Attempts to debit what a deduction owes from a linked bank account. One of them at most succeeds.
create table recoveries (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id),
  proof_id integer not null references proofs (id),
  instrument_id integer not null references instruments (id),
  amount_minor bigint not null check (amount_minor > 0),
  is_recovered boolean not null,
  at timestamptz not null
);

create unique index recovered_once on recoveries (proof_id) where is_recovered;
