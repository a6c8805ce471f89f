-- Payments with a card that its owner does not recognize, one case for each.
create table card_cases (
  id integer primary key generated always as identity,
  employee_id integer not null references employees (id),
  card_id integer not null references cards (id),
  transaction_id text not null,
  state integer not null,
  opened_at timestamptz not null,
  decision_by date not null
);
create unique index card_cases_of_transactions on card_cases (employee_id, transaction_id);
create index card_cases_of_cards on card_cases (card_id);
