-- A sign-up from its first code to its account. The secret by which it goes on is kept as a hash.
create table enrollments (
  id integer generated always as identity primary key,
  secret_hash text not null unique,
  dialing_code text not null,
  mobile_number text not null,
  pin_id text not null,
  pin_hash text not null,
  pin_expires_at timestamptz not null,
  resends integer not null default 0,
  proved_at timestamptz,
  reached integer not null,
  employer_id integer,
  first_name text,
  last_name text,
  email_address text,
  scan_id text,
  employee_number text,
  birth_date text,
  is_matched boolean not null default false,
  password_hash text,
  referral_code text,
  campaign text,
  request_type integer,
  employee_id integer references employees (id),
  created_at timestamptz not null,
  expires_at timestamptz not null
);

-- One account for each of an employer's records, however many ask at once.
create table enrolled_records (
  employer_id integer not null,
  employee_number text not null,
  employee_id integer not null references employees (id),
  primary key (employer_id, employee_number)
);

create table id_scans (
  id text primary key,
  token_hash text not null,
  status text not null,
  document text,
  created_at timestamptz not null
);
