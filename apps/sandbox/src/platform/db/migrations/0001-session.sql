create table if not exists employers (
  id integer primary key,
  name text not null,
  environment text not null
);

create table if not exists employees (
  id integer primary key,
  user_type integer not null,
  first_name text not null,
  last_name text not null,
  user_name text not null unique,
  email_address text not null unique,
  mobile_number text not null unique,
  dialing_code text not null,
  password_hash text not null,
  environment text not null,
  currency text not null,
  time_zone text not null,
  language text not null default 'en',
  employer_id integer references employers (id),
  services_paused boolean not null default false,
  hourly_rate_minor bigint not null,
  withholding_bps integer not null,
  schedule jsonb not null,
  accrued_through date not null,
  created_at timestamptz not null
);

create table if not exists employments (
  employee_id integer not null references employees (id),
  employer_id integer not null references employers (id),
  primary key (employee_id, employer_id)
);

create table if not exists sessions (
  id text primary key,
  token_hash text not null unique,
  employee_id integer not null references employees (id),
  device_id text,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  revoked_at timestamptz
);
create index if not exists sessions_by_employee on sessions (employee_id);

create table if not exists sign_in_attempts (
  identifier_hash text primary key,
  failures integer not null,
  blocked_until timestamptz
);
