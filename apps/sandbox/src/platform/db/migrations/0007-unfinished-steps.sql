alter table employees add column if not exists must_accept_terms boolean not null default false;

alter table employers add column if not exists sso_partner_id integer;

create table if not exists password_resets (
  id_string text primary key,
  employee_id integer references employees (id),
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz
);
