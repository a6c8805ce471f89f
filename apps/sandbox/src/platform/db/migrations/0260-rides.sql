-- Birthdays of those who take rides, and what their fares are paid to. It is not shown among their accounts.
create table riders (
  employee_id integer primary key references employees (id),
  date_of_birth text not null
);

-- Ways from one place to another, under which rides are estimated and booked. Places belong to the ride service.
create table ride_runs (
  id text primary key,
  employee_id integer not null references employees (id),
  source_id integer not null,
  destination_id integer not null,
  created_at timestamptz not null,
  check (source_id <> destination_id)
);
create index ride_runs_by_person on ride_runs (employee_id);

-- Rides. One is in progress at a time: 1 is processing, 3 to 5 accepted to under way, 9 one whose receipt was not seen.
create table rides (
  id text primary key,
  run_id text not null references ride_runs (id),
  employee_id integer not null references employees (id),
  employment_id integer not null references employments (id),
  status integer not null,
  sub_type integer not null,
  -- What holds the money of it.
  hold_id text not null unique references transactions (id),
  -- What pays for it.
  payment_id text unique references transactions (id),
  estimate_minor bigint not null check (estimate_minor > 0),
  held_minor bigint not null check (held_minor >= estimate_minor),
  fare_minor bigint check (fare_minor >= 0 and fare_minor <= held_minor),
  is_saved boolean not null default false,
  created_at timestamptz not null,
  accepted_at timestamptz,
  -- When what it does next is due.
  next_at timestamptz,
  ended_at timestamptz
);
create index rides_by_person on rides (employee_id, created_at);
create index rides_by_run on rides (run_id);
create unique index rides_in_progress on rides (employee_id) where status in (1, 3, 4, 5, 9);
