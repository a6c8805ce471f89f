-- Shifts that an organization wants people for.
create table shifts (
  id integer generated always as identity primary key,
  organization_id integer not null references employers (id),
  title text not null,
  location text not null,
  time_zone text not null,
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  openings integer not null check (openings > 0)
);
create index shifts_by_organization on shifts (organization_id, start_at);

-- Their parts: regular (0) and breaks (1).
create table shift_segments (
  shift_id integer not null references shifts (id),
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  kind integer not null check (kind in (0, 1)),
  primary key (shift_id, start_at)
);

-- Who requested a shift: requested (1), confirmed (2), declined (3). One that was cancelled stays, with its reason.
create table shift_requests (
  id integer generated always as identity primary key,
  shift_id integer not null references shifts (id),
  employee_id integer not null references employees (id),
  status integer not null check (status between 1 and 3),
  requested_at timestamptz not null,
  cancelled_at timestamptz,
  reason integer check (reason between 0 and 3),
  check ((cancelled_at is null) = (reason is null))
);
create unique index shift_requests_once on shift_requests (shift_id, employee_id) where cancelled_at is null;
create index shift_requests_by_shift on shift_requests (shift_id);
create index shift_requests_by_person on shift_requests (employee_id);
