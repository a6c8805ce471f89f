-- Cards that the product's processor has issued, one row for each piece of plastic. Number, code and address are sealed.
create table cards (
  id integer primary key generated always as identity,
  employee_id integer not null references employees (id),
  instrument_id integer not null references instruments (id),
  status integer not null,
  type integer not null,
  program integer not null,
  block integer not null,
  is_activated boolean not null,
  pin_hash text,
  number text not null,
  code text not null,
  expiry text not null,
  last4 text not null,
  holder text not null,
  art_code text not null,
  address text not null,
  ordered_at timestamptz not null,
  -- The card that took its place.
  replaced_by integer references cards (id)
);
create index cards_of_employees on cards (employee_id);
create index cards_of_instruments on cards (instrument_id);
create index cards_replaced on cards (replaced_by);
-- A person has one card that is in use.
create unique index cards_in_use on cards (employee_id) where replaced_by is null;

-- How far a person is from having a card.
create table card_applications (
  employee_id integer primary key references employees (id),
  approval integer not null,
  application integer not null,
  rejection text,
  decision_by date,
  applied_at timestamptz not null
);

-- What the network has told of a card: purchases and loads, which are in the journal too, and declines, which moved nothing.
create table card_payments (
  id text primary key,
  card_id integer not null references cards (id),
  kind text not null,
  merchant text not null,
  place text not null,
  amount_minor bigint not null,
  decline_reason text,
  at timestamptz not null
);
create index card_payments_of_cards on card_payments (card_id, at);
