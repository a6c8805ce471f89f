create table if not exists nonces (
  owner text not null,
  nonce text not null,
  used_at timestamptz not null,
  primary key (owner, nonce)
);
create index if not exists nonces_by_time on nonces (used_at);

create table if not exists outbox (
  id bigint generated always as identity primary key,
  employee_id integer,
  channel text not null,
  recipient text not null,
  subject text,
  body text not null,
  sent_at timestamptz not null
);

create table if not exists business_clock (
  id integer primary key check (id = 1),
  offset_ms bigint not null
);

create table if not exists server_secrets (
  name text primary key,
  value text not null
);
