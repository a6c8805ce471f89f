-- What somebody does with a job of the catalogue: keeps it, or applies for it.
create table job_marks (
  employee_id integer not null references employees (id),
  job_id integer not null,
  kind text not null check (kind in ('favourite', 'applied')),
  at timestamptz not null,
  primary key (employee_id, job_id, kind)
);
