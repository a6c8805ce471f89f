-- What an employer's people can get early: 0 no tips, 1 tips but no wages, 2 both.
alter table employments add column tips_mode integer not null default 0 check (tips_mode in (0, 1, 2));

-- What people decide about their tips at an employer.
create table tips_settings (
  employment_id integer primary key references employments (id),
  setting text check (setting in ('Tips', 'TipsAndMileage')),
  instrument_id integer references instruments (id),
  opted_in_at timestamptz
);
create index tips_settings_by_instrument on tips_settings (instrument_id);

-- Tips and mileage that employers have reported.
create table tips_deposits (
  id integer generated always as identity primary key,
  employment_id integer not null references employments (id),
  -- Tips 4, mileage 5.
  kind integer not null check (kind in (4, 5)),
  amount_minor bigint not null check (amount_minor > 0),
  worked_on date not null,
  reported_at timestamptz not null,
  -- What we were given for it; null where it comes with pay.
  pot_id integer references instruments (id),
  -- The payout that was made last.
  move_id text unique references instrument_moves (id),
  -- Nothing of it was left when its turn came: it had been moved by hand.
  taken_at timestamptz
);
create index tips_deposits_by_employment on tips_deposits (employment_id, id);
create index tips_deposits_by_pot on tips_deposits (pot_id);
