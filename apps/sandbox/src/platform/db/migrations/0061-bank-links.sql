-- Somebody who is at their bank's page to link an account, and what they chose there. The account is sealed.
create table bank_links (
  link_token text primary key,
  employee_id integer not null references employees (id),
  instrument_id integer references instruments (id),
  public_token text unique,
  account text,
  expires_at timestamptz not null
);
