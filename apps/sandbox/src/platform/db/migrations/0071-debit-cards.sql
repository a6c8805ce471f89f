-- Cards that were linked here: what the card page has given in place of a number, and where statements go. All but brand, processor and
-- expiry is sealed.
create table debit_cards (
  instrument_id integer primary key references instruments (id),
  token text not null,
  fingerprint text not null,
  brand integer not null,
  processor integer not null,
  expiry text not null,
  name_on_card text not null,
  billing_address text not null,
  three_ds_account_id text,
  pays_program_fee boolean not null default false
);

-- A bank that is asked to confirm a card.
create table card_lookups (
  account_id text primary key,
  employee_id integer not null references employees (id),
  instrument_id integer not null references instruments (id),
  expires_at timestamptz not null
);
