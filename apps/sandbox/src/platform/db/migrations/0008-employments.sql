-- Wages belong to one employment, of which a person can have several. Somebody without an employer has one as well: what a
-- pay period and a balance hang on is then theirs alone.
alter table employments add column id integer generated always as identity;
alter table employments drop constraint employments_pkey;
alter table employments add primary key (id);
alter table employments alter column employer_id drop not null;
create unique index employments_by_person on employments (employee_id, coalesce(employer_id, 0));

alter table employments add column hourly_rate_minor bigint;
alter table employments add column withholding_bps integer;
alter table employments add column schedule jsonb;
alter table employments add column accrued_through date;
alter table employments add column services_paused boolean not null default false;

insert into employments (employee_id, employer_id) select id, employer_id from employees on conflict do nothing;
update employments m set hourly_rate_minor = e.hourly_rate_minor, withholding_bps = e.withholding_bps,
  schedule = e.schedule, accrued_through = e.accrued_through, services_paused = e.services_paused
  from employees e where e.id = m.employee_id;
alter table employments alter column hourly_rate_minor set not null;
alter table employments alter column withholding_bps set not null;
alter table employments alter column schedule set not null;
alter table employments alter column accrued_through set not null;

-- Up to now everything was counted at the employer whom a person signed in to first.
create temporary table main_employments on commit drop as
  select m.id, m.employee_id from employments m join employees e
  on e.id = m.employee_id and m.employer_id is not distinct from e.employer_id;

alter table pay_periods add column employment_id integer references employments (id);
update pay_periods p set employment_id = m.id from main_employments m where m.employee_id = p.employee_id;
alter table pay_periods drop constraint pay_periods_pkey;
insert into pay_periods (employment_id, employee_id, starts_on, ends_on, pays_on)
  select m.id, m.employee_id, p.starts_on, p.ends_on, p.pays_on
  from employments m join pay_periods p on p.employee_id = m.employee_id
  where m.id not in (select id from main_employments)
  and p.starts_on = (select max(starts_on) from pay_periods l where l.employee_id = m.employee_id);
alter table pay_periods drop column employee_id;
alter table pay_periods add primary key (employment_id, starts_on);

alter table day_earnings add column employment_id integer references employments (id);
update day_earnings d set employment_id = m.id from main_employments m where m.employee_id = d.employee_id;
alter table day_earnings drop column employee_id;
alter table day_earnings add primary key (employment_id, earned_on);
create index day_earnings_of_period on day_earnings (employment_id, period_start);

alter table previews add column employment_id integer references employments (id);
update previews p set employment_id = m.id from main_employments m where m.employee_id = p.employee_id;
alter table previews alter column employment_id set not null;

alter table transactions add column employment_id integer references employments (id);
update transactions t set employment_id = m.id from main_employments m where m.employee_id = t.employee_id;
alter table transactions alter column employment_id set not null;
create index transactions_by_employment on transactions (employment_id, created_at);

-- The accounts of a person become those of an employment. What was posted stays as it is; only the accounts' names change.
insert into ledger_accounts (id, kind, employee_id, currency)
  select 'employee:' || m.employee_id || ':' || k.kind || ':' || coalesce(m.employer_id, 0), k.kind, m.employee_id, e.currency
  from employments m join employees e on e.id = m.employee_id cross join (values ('wages'), ('receivable')) k (kind);
insert into ledger_accounts (id, kind, employee_id, currency)
  select distinct 'employer:' || m.employer_id || ':' || k.kind || ':' || e.currency, k.kind, cast(null as integer), e.currency
  from employments m join employees e on e.id = m.employee_id cross join (values ('funding'), ('remittance')) k (kind)
  where m.employer_id is not null
  on conflict do nothing;
alter table postings disable trigger postings_append_only;
update postings p set account_id = p.account_id || ':' || coalesce(e.employer_id, 0)
  from ledger_accounts a join employees e on e.id = a.employee_id
  where p.account_id = a.id and a.id in ('employee:' || e.id || ':wages', 'employee:' || e.id || ':receivable');
alter table postings enable trigger postings_append_only;
delete from ledger_accounts a using employees e
  where a.id in ('employee:' || e.id || ':wages', 'employee:' || e.id || ':receivable');

-- Days and pay periods end at midnight where the person works.
update journal_entries j
  set posted_at = (split_part(j.reference, ':', 3)::date + 1)::timestamp at time zone e.time_zone
  from employees e where j.kind in ('accrual', 'payday') and split_part(j.reference, ':', 2) = e.id::text;

alter table employees drop column employer_id;
alter table employees drop column hourly_rate_minor;
alter table employees drop column withholding_bps;
alter table employees drop column schedule;
alter table employees drop column accrued_through;
alter table employees drop column services_paused;

-- A partner's employers can be in either country: the environment alone does not say which.
alter table employers add column country text not null default 'US';
update employers set country = 'CA' where environment = 'Canada';
