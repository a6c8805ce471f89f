alter table instruments add column verification integer;

-- What a payment needs, of accounts that were added here. The account number is sealed.
create table bank_accounts (
  instrument_id integer primary key references instruments (id),
  routing_number text not null,
  account_number text not null
);

-- Two small deposits that show whose account it is. The amounts are sealed.
create table penny_tests (
  instrument_id integer primary key references instruments (id),
  status integer not null,
  amounts text not null,
  sent_at timestamptz not null,
  arrives_at timestamptz not null,
  expires_at timestamptz not null,
  tries_left integer not null check (tries_left >= 0),
  resends_left integer not null check (resends_left >= 0)
);
