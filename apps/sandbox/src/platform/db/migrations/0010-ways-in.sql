-- Whoever signs in at their employer has no session by password: a session says which way it was opened.
alter table sessions add column opened_by text not null default 'password'
  check (opened_by in ('password', 'partner'));
alter table sessions alter column opened_by drop default;

-- The accounts of an employer's own sign-in page. Its passwords are its own.
create table employer_accounts (
  partner_id integer not null,
  login text not null,
  employee_id integer not null references employees (id),
  password_hash text not null,
  primary key (partner_id, login)
);
