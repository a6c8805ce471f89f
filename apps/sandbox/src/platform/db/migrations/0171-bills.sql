-- What people have to pay, to an account at a biller, from the wages of one employment.
create table bills (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id),
  employment_id integer not null references employments (id),
  instrument_id integer not null references instruments (id),
  amount_minor bigint not null check (amount_minor > 0),
  due_on date not null,
  -- Null: once.
  frequency integer,
  ends_on date check (ends_on >= due_on),
  times integer not null check (times between 0 and 60),
  autopay boolean not null,
  autopay_limit_minor bigint check (autopay_limit_minor > 0),
  remind_days integer check (remind_days > 0),
  contract_ids jsonb not null,
  stopped_at timestamptz,
  created_at timestamptz not null
);
create index bills_by_person on bills (employee_id);
create index bills_by_employment on bills (employment_id);
create index bills_by_account on bills (instrument_id);

-- Each day on which a bill is due.
create table bill_dues (
  id integer generated always as identity primary key,
  bill_id integer not null references bills (id),
  due_on date not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null check (state in ('open', 'scheduled', 'paid', 'markedPaid', 'cancelled')),
  -- The day on which its payment leaves by itself.
  pay_on date,
  is_autopay boolean not null default false,
  -- Told apart from a payment that was called off before: its job finds nothing to do.
  run text unique,
  transaction_id text unique references transactions (id),
  reason text,
  unique (bill_id, due_on),
  check ((state = 'scheduled') = (run is not null)),
  check ((state = 'scheduled') = (pay_on is not null)),
  check ((state = 'paid') <= (transaction_id is not null))
);

-- Payments that a biller says it did not get.
create table bill_traces (
  transaction_id text primary key references transactions (id),
  state text not null check (state in ('asked', 'withBiller', 'found', 'sentBack')),
  reference text,
  at timestamptz not null
);
