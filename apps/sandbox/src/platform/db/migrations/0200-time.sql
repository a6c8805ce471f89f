-- When people worked: clocked, or written down by themselves. The day is the one on which it began, where the person was.
create table time_entries (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id),
  day date not null,
  start_at timestamptz not null,
  end_at timestamptz,
  -- 1 is in progress: it alone has no end.
  status integer not null check (status between 1 and 5),
  is_doubtful boolean not null default false,
  check ((status = 1) = (end_at is null)),
  check (end_at > start_at)
);
create index time_entries_by_person on time_entries (employee_id, start_at);
create unique index time_entries_in_progress on time_entries (employee_id) where status = 1;

-- Each time that somebody clocked in or out: what is sent again counts once.
create table attendance_marks (
  employee_id integer not null references employees (id),
  mark_id uuid not null,
  kind integer not null check (kind in (1, 2)),
  at timestamptz not null,
  received_at timestamptz not null,
  primary key (employee_id, mark_id)
);
