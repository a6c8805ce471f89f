-- By what a person can be paid without a phone number or an e-mail address being told.
create table friend_codes (
  employee_id integer primary key references employees (id),
  code text not null unique
);

-- Money that one person has paid another. The note is sealed.
create table friend_payments (
  id text primary key,
  payer_id integer not null references employees (id),
  payee_id integer not null references employees (id),
  from_instrument_id integer not null references instruments (id),
  to_instrument_id integer not null references instruments (id),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  note text,
  created_at timestamptz not null,
  check (payer_id <> payee_id)
);
create index friend_payments_by_payer on friend_payments (payer_id, created_at);
create index friend_payments_by_payee on friend_payments (payee_id, created_at);
