-- What people have asked their employers' payrolls for: pay that goes to the card directly. It stays when the card is replaced.
create table card_deposits (
  employee_id integer primary key references employees (id),
  split integer not null,
  split_by integer,
  percent integer check (percent between 1 and 99),
  amount_minor bigint check (amount_minor > 0),
  state integer not null,
  changed_at timestamptz not null
);
