-- How money comes to a person's card by itself, out of the pay of one employment. It stays when the card is replaced.
create table card_autoloads (
  employee_id integer primary key references employees (id),
  employment_id integer not null references employments (id),
  mode integer not null,
  trigger integer not null,
  amount_minor bigint not null,
  low_balance_minor bigint not null,
  contract_ids jsonb not null,
  -- The last days on which it moved something, and on which its person was told that it could not.
  loaded_on date,
  told_on date
);
