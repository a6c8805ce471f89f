create table if not exists instruments (
  id integer generated always as identity (start with 101) primary key,
  employee_id integer not null references employees (id),
  display_text text not null,
  instrument_type integer not null,
  instrument_sub_type integer not null,
  bank_account_type integer,
  image_name text not null,
  status integer not null,
  last4 text not null,
  instant_eligible boolean not null,
  is_default boolean not null,
  refuses_payouts boolean not null default false
);
create index if not exists instruments_by_employee on instruments (employee_id);

create table if not exists pay_periods (
  employee_id integer not null references employees (id),
  starts_on date not null,
  ends_on date not null,
  pays_on date not null,
  primary key (employee_id, starts_on)
);

create table if not exists day_earnings (
  employee_id integer not null references employees (id),
  earned_on date not null,
  period_start date not null,
  regular_minutes integer not null,
  overtime_minutes integer not null,
  double_time_minutes integer not null,
  gross_minor bigint not null,
  primary key (employee_id, earned_on)
);
create index if not exists day_earnings_by_period on day_earnings (employee_id, period_start);

create table if not exists previews (
  id text primary key,
  employee_id integer not null references employees (id),
  instrument_id integer not null references instruments (id),
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  transfer_speed integer not null,
  arrival_date date not null,
  arrives_at timestamptz not null,
  send_at timestamptz not null,
  contract_ids jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create table if not exists transactions (
  id text primary key,
  employee_id integer not null references employees (id),
  employer_id integer references employers (id),
  currency text not null,
  period_start date not null,
  preview_id text unique references previews (id),
  instrument_id integer not null references instruments (id),
  amount_minor bigint not null check (amount_minor > 0),
  fee_minor bigint not null check (fee_minor >= 0),
  transfer_speed integer not null,
  transaction_type integer not null,
  status text not null,
  status_reason text,
  arrival_date date not null,
  arrives_at timestamptz not null,
  send_at timestamptz not null,
  created_at timestamptz not null
);
create index if not exists transactions_by_employee on transactions (employee_id, created_at);
create index if not exists transactions_due on transactions (arrives_at) where status = '0';

create table if not exists transaction_events (
  id bigint generated always as identity primary key,
  transaction_id text not null references transactions (id),
  status text not null,
  at timestamptz not null,
  unique (transaction_id, status)
);

create table if not exists idempotency_keys (
  employee_id integer not null references employees (id),
  key text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (employee_id, key)
);
