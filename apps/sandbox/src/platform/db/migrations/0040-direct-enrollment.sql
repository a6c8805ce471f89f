alter table enrollments add column has_no_employer boolean not null default false;
alter table enrollments add column campaign_type integer not null default 0;
alter table enrollments add column client_signature text;
alter table employees add column campaign_type integer not null default 0;
alter table employees add column payroll_provider integer not null default 0;

-- What people say of themselves beside their account.
create table user_records (
  employee_id integer primary key references employees (id),
  said jsonb not null,
  employee_token text,
  franchisee_token text,
  payroll_company_id text,
  updates integer not null default 0
);
