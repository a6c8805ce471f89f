create table passkeys (
  id text primary key,
  employee_id integer not null references employees (id),
  public_key text not null,
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  added_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_by_employee on passkeys (employee_id);

-- Challenges that have not been answered yet, each good once.
create table passkey_challenges (
  challenge_hash text primary key,
  -- Who adds one; null for a sign-in.
  employee_id integer references employees (id),
  expires_at timestamptz not null
);

alter table sessions drop constraint sessions_opened_by_check;
alter table sessions add constraint sessions_opened_by_check
  check (opened_by in ('password', 'partner', 'passkey'));
