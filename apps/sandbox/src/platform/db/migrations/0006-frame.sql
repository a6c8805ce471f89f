alter table employees add column if not exists chosen_language text;
alter table employees add column if not exists residential_state text;
alter table employees add column if not exists is_state_expired boolean not null default false;
alter table employees add column if not exists must_change_password boolean not null default false;
alter table employees add column if not exists dual_factor boolean not null default false;
alter table employees add column if not exists pin_to_email boolean not null default false;

alter table employers add column if not exists branch_name text unique;

alter table sessions add column if not exists business_id integer references employers (id);
alter table sessions add column if not exists user_type integer;
alter table sessions add column if not exists pending_pin_id integer;
alter table sessions add column if not exists plug_info jsonb;

create table if not exists devices (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id),
  device_id text not null,
  is_trusted boolean not null,
  record jsonb,
  push_token text,
  updated_at timestamptz not null,
  unique (employee_id, device_id)
);

create table if not exists pins (
  id integer generated always as identity primary key,
  id_string text not null unique,
  employee_id integer not null references employees (id),
  code_hash text not null,
  to_email boolean not null,
  failures integer not null default 0,
  resends integer not null default 0,
  blocked_until timestamptz,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table if not exists oauth_tokens (
  token_hash text primary key,
  employee_id integer not null references employees (id),
  expires_at timestamptz not null
);

create table if not exists uploads (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id),
  file_name text not null,
  content_type text not null,
  size integer not null,
  content_base64 text not null,
  uploaded_at timestamptz not null
);

create table if not exists analytics_batches (
  request_id text primary key,
  events integer not null,
  received_at timestamptz not null
);

create table if not exists analytics_events (
  id bigint generated always as identity primary key,
  request_id text not null references analytics_batches (request_id),
  event jsonb not null
);

create table if not exists user_actions (
  id bigint generated always as identity primary key,
  employee_id integer references employees (id),
  action jsonb not null,
  at timestamptz not null
);

create table if not exists saved_events (
  employee_id integer not null references employees (id),
  event_name text not null,
  status text not null,
  saved_at timestamptz not null,
  primary key (employee_id, event_name)
);

create table if not exists client_logs (
  id bigint generated always as identity primary key,
  log_type text not null,
  method_name text not null,
  log_message text not null,
  app_version text,
  at timestamptz not null
);
