-- When a person wants to be told each day that money can be taken. The version names what was saved last: jobs of an older one do nothing.
create table daily_reminders (
  employment_id integer primary key references employments (id),
  version text not null,
  is_on boolean not null,
  minimum_minor bigint not null check (minimum_minor > 0),
  hour_of_day integer not null check (hour_of_day between 0 and 23)
);

-- What happened while an account was linked through somebody else's service.
create table link_logs (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id),
  service text not null,
  event text not null,
  code text not null,
  at timestamptz not null
);
