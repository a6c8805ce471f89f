-- Accounts whose persons have asked to close them while something was still underway: each closes by itself when that has ended.
create table closings (
  employee_id integer primary key references employees (id),
  asked_at timestamptz not null,
  address text not null,
  told_to_move boolean not null default false
);
