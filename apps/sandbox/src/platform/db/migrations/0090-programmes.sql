-- What an employer's programme allows: see Programme in the domain. What is missing is not limited.
alter table employers add column programme jsonb not null default '{}';

-- How somebody's account stands, by the wire's number: None, Pending, Active, Deleted, Suspend.
alter table employees add column account_status integer not null default 2 check (account_status between 0 and 4);

-- First day without the job; null as long as nobody has given notice.
alter table employments add column ended_on date;

-- What closes early pay to everybody, while the rest of the service goes on.
create table service_closures (
  kind text primary key check (kind in ('paused', 'maintenance')),
  since timestamptz not null
);

-- Whose people an account is about: what they have taken adds up to what an employer's funding has to cover.
alter table ledger_accounts add column employer_id integer;
update ledger_accounts set employer_id = nullif(split_part(id, ':', 4), '0')::integer
  where kind in ('wages', 'receivable');
create index ledger_accounts_by_employer on ledger_accounts (employer_id, kind) where employer_id is not null;
