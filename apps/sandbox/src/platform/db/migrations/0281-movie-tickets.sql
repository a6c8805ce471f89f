-- Days that movie tickets were asked for. Whoever buys for a day holds its row, so that no more are sold than there are.
create table ticket_days (
  kind integer not null,
  day date not null,
  primary key (kind, day)
);

-- Movie tickets. Whether one can be used, waits or was returned is what its transfer says.
create table movie_tickets (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id),
  transaction_id text not null references transactions (id),
  kind integer not null,
  day date not null,
  price_minor bigint not null check (price_minor > 0),
  code text not null,
  bought_at timestamptz not null,
  foreign key (kind, day) references ticket_days (kind, day)
);
create index movie_tickets_by_person on movie_tickets (employee_id, bought_at);
create index movie_tickets_by_transfer on movie_tickets (transaction_id);
create index movie_tickets_by_day on movie_tickets (kind, day);
