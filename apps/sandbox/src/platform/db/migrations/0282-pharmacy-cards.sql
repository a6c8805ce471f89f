-- Cards for the pharmacy of people that somebody lives with. Their own is made of their number. A name is sealed.
create table pharmacy_cards (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id),
  name text not null,
  created_at timestamptz not null
);
create index pharmacy_cards_by_person on pharmacy_cards (employee_id);
