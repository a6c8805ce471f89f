-- Who runs an employer's payroll and tells us hours and pay only with a person's consent; null where no consent is needed.
alter table employers add column payroll_provider_name text;
alter table employments add column consent_needed boolean not null default false;
alter table employments add column consent_until timestamptz;
alter table employments add column consent_declined_at timestamptz;

-- Somebody who is at the provider's page. The state is kept as a hash.
create table payroll_consent_visits (
  state_hash text primary key,
  employee_id integer not null references employees (id),
  employment_id integer not null references employments (id),
  expires_at timestamptz not null
);
