-- What comes in and goes out of people's own bank accounts, as the bank tells it: below zero went out.
create table bank_movements (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id),
  merchant text not null,
  amount_minor bigint not null check (amount_minor <> 0),
  at timestamptz not null
);
create index bank_movements_by_person on bank_movements (employee_id, at);

-- What people say that a merchant is for.
create table merchant_categories (
  employee_id integer not null references employees (id),
  merchant_key text not null,
  category text not null,
  primary key (employee_id, merchant_key)
);

-- What people want to spend on a category in a month, at most.
create table category_limits (
  employee_id integer not null references employees (id),
  category text not null,
  limit_minor bigint not null check (limit_minor > 0),
  primary key (employee_id, category)
);
