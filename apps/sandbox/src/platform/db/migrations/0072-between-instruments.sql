-- Money that a person has moved from one of their instruments to another.
create table instrument_moves (
  id text primary key,
  employee_id integer not null references employees (id),
  from_instrument_id integer not null references instruments (id),
  to_instrument_id integer not null references instruments (id),
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  currency text not null,
  payout text,
  created_at timestamptz not null,
  arrives_at timestamptz not null
);
create index instrument_moves_by_employee on instrument_moves (employee_id, created_at);
