-- Which billers people have in their own list.
create table kept_billers (
  employee_id integer not null references employees (id),
  biller_id integer not null,
  kept_at timestamptz not null,
  primary key (employee_id, biller_id)
);
