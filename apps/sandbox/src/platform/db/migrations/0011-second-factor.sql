-- A device is trusted by a secret that the server gave it. What it calls itself proves nothing.
create table device_trusts (
  secret_hash text primary key,
  employee_id integer not null references employees (id),
  device_id integer references devices (id) on delete cascade,
  trusted_at timestamptz not null,
  expires_at timestamptz not null
);
create index device_trusts_by_employee on device_trusts (employee_id);
alter table devices drop column is_trusted;

-- Wrong codes are counted by person, and a code for one purpose is none for the other.
alter table pins drop column failures;
alter table pins drop column blocked_until;
alter table pins add column purpose text not null default 'signIn' check (purpose in ('signIn', 'proof'));
alter table pins alter column purpose drop default;
create index pins_by_employee on pins (employee_id);

-- When somebody last proved with a code, in this session, that it is them, and how that code came.
alter table sessions add column proved_at timestamptz;
alter table sessions add column proved_by_email boolean not null default false;

alter table password_resets add column to_email boolean not null default false;
create index password_resets_by_employee on password_resets (employee_id);
