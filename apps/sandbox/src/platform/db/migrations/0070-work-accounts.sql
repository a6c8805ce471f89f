-- People whom an employer's sign-in page has confirmed and who have no account yet. The secret is kept as a hash.
create table work_accounts (
  secret_hash text primary key,
  employer_id integer not null,
  employee_number text not null,
  is_taken boolean not null default false,
  expires_at timestamptz not null
);
alter table enrollments add column is_vouched boolean not null default false;
