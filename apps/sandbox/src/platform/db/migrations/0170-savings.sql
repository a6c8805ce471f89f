-- The money of a savings goal lies in an account of its own that we hold. It is shown with its goal, not among the person's accounts.
alter table instruments add column is_goal boolean not null default false;

-- What people put aside for. It is paid from the wages of one employment, or out of something that we hold.
create table savings_goals (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id),
  instrument_id integer not null unique references instruments (id),
  employment_id integer references employments (id),
  source_instrument_id integer references instruments (id),
  name text not null,
  name_key text not null,
  picture integer not null,
  target_minor bigint not null check (target_minor > 0),
  deposit_minor bigint not null check (deposit_minor > 0),
  frequency integer not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  round_up_minor bigint check (round_up_minor > 0),
  part_percent integer check (part_percent between 1 and 100),
  -- Early transfers until then have been looked at, and what they came to that is too little for a deposit of its own.
  rules_until timestamptz not null,
  rules_waiting_minor bigint not null default 0 check (rules_waiting_minor >= 0),
  status integer not null,
  -- The most that was ever in it: each milestone is told once.
  most_saved_minor bigint not null default 0,
  contract_ids jsonb not null,
  created_at timestamptz not null,
  check (employment_id is not null or source_instrument_id is not null)
);
create index savings_goals_by_person on savings_goals (employee_id);
-- 3 is cancelled, 4 archived: their names are free again.
create unique index savings_goals_by_name on savings_goals (employee_id, name_key) where status not in (3, 4);

-- What was put into goals, is to be, or was left out. One for each day of a schedule.
create table savings_deposits (
  id text primary key,
  goal_id integer not null references savings_goals (id),
  how text not null check (how in ('byHand', 'scheduled', 'rule')),
  due_on date,
  status text not null check (status in ('scheduled', 'made', 'skipped')),
  amount_minor bigint not null check (amount_minor > 0),
  source_instrument_id integer references instruments (id),
  transaction_id text unique references transactions (id),
  move_id text unique references instrument_moves (id),
  reason text,
  at timestamptz not null,
  check ((how = 'scheduled') = (due_on is not null)),
  check (transaction_id is null or move_id is null)
);
create unique index savings_deposits_by_day on savings_deposits (goal_id, due_on);
create index savings_deposits_by_goal on savings_deposits (goal_id, at);
create unique index savings_deposits_next on savings_deposits (goal_id) where status = 'scheduled';
