-- What somebody is told of or not, by channel and topic. What isn't there is told.
create table notification_settings (
  employee_id integer not null references employees (id),
  channel integer not null check (channel between 0 and 3),
  topic integer not null check (topic between 0 and 4),
  is_enabled boolean not null,
  primary key (employee_id, channel, topic)
);

-- What people were told in the app. What it says is sealed.
create table notifications (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id),
  title text not null,
  short_text text not null,
  message text not null,
  path text,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_by_person on notifications (employee_id, created_at);
