-- Who somebody is at a partner's OpenID provider: its name for them, and the person here.
create table sso_identities (
  partner_id integer not null,
  subject text not null,
  employee_id integer not null references employees (id),
  primary key (partner_id, subject)
);
insert into sso_identities (partner_id, subject, employee_id)
  select partner_id, login, employee_id from employer_accounts;

-- Sign-ins that are on their way through a partner's page. A row is used up by the way back.
create table sso_attempts (
  state_hash text primary key,
  browser_hash text not null,
  partner_id integer not null,
  nonce text not null,
  verifier text not null,
  redirect_url text,
  expires_at timestamptz not null
);

-- What the employer itself knows about an account. It may be one of somebody who is not a customer yet.
alter table employer_accounts add column first_name text;
alter table employer_accounts add column last_name text;
update employer_accounts set first_name = employees.first_name, last_name = employees.last_name
  from employees where employees.id = employer_accounts.employee_id;
alter table employer_accounts alter column first_name set not null;
alter table employer_accounts alter column last_name set not null;
alter table employer_accounts drop column employee_id;
