-- Who compared quotes of which kind of insurance, and which one they went on with.
create table insurance_logs (
  id bigint generated always as identity primary key,
  employee_id integer not null references employees (id),
  insurance_type integer not null,
  -- Null where quotes were compared, and none was gone on with.
  quote_id integer,
  at timestamptz not null
);
create index insurance_logs_by_person on insurance_logs (employee_id);
