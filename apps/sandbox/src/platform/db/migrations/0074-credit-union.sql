-- Employers whose people are paid to a partner's credit union.
alter table employers add column credit_union boolean not null default false;

-- What that credit union knows of people. The account number is sealed; without one the person is no member.
create table credit_union_members (
  employee_id integer primary key references employees (id),
  account_number text not null,
  standing text not null check (standing in ('good', 'onHold'))
);
