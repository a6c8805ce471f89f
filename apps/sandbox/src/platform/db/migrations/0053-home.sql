create table dismissed_tickers (
  employee_id integer not null references employees (id),
  ticker_id integer not null,
  primary key (employee_id, ticker_id)
);

-- Transfers that somebody has saved to make again.
create table shortcuts (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id),
  title text not null,
  amount_minor bigint not null check (amount_minor > 0),
  instrument_id integer not null references instruments (id) on delete cascade,
  transfer_speed integer not null
);
create index shortcuts_by_employee on shortcuts (employee_id);

create table quick_links (
  employee_id integer primary key references employees (id),
  chosen jsonb not null
);
