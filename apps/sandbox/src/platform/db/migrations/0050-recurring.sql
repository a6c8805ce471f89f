create table recurring_transactions (
  id text primary key,
  employee_id integer not null references employees (id),
  employment_id integer not null references employments (id),
  instrument_id integer not null references instruments (id),
  amount_minor bigint not null check (amount_minor > 0),
  frequency integer not null,
  starts_on date not null,
  end_by integer not null,
  ends_on date,
  end_total_minor bigint,
  times integer not null check (times between 0 and 60),
  status integer not null,
  contract_ids jsonb not null,
  created_at timestamptz not null
);
create index recurring_by_employee on recurring_transactions (employee_id);

-- One of a recurring transaction: the next, or one whose day has come.
create table scheduled_transactions (
  id text primary key,
  recurring_id text not null references recurring_transactions (id),
  due_on date not null,
  status integer not null,
  transaction_id text references transactions (id),
  reason text,
  unique (recurring_id, due_on)
);
