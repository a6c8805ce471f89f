-- The most that a person allows themselves to take in a day or a pay period, and a higher limit, or none, that waits.
create table own_limits (
  employee_id integer not null references employees (id),
  span text not null check (span in ('day', 'payPeriod')),
  amount_minor bigint check (amount_minor > 0),
  next_amount_minor bigint check (next_amount_minor > 0),
  next_from timestamptz,
  primary key (employee_id, span),
  check (next_amount_minor is null or next_from is not null)
);
