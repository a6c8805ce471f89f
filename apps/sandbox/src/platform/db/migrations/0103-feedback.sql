-- What people say about the product. The words are encrypted: people write more than they were asked for.
create table feedback (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id),
  kind text not null,
  body text not null,
  may_contact boolean not null,
  at timestamptz not null
);

-- A person's last answer to being asked for a rating of the app.
create table app_ratings (
  employee_id integer primary key references employees (id),
  action text not null,
  at timestamptz not null
);
