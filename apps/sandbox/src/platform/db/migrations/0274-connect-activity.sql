-- Where activities are told: a person's own channel, or one of the organization's by its name.
create table activity_channels (
  sid text primary key,
  organization_id integer not null references employers (id),
  employee_id integer references employees (id),
  name text,
  check ((employee_id is null) <> (name is null)),
  unique (organization_id, employee_id),
  unique (organization_id, name)
);
create index activity_channels_by_person on activity_channels (employee_id);

-- What was told. Its words are sealed.
create table activity_messages (
  sid uuid primary key,
  channel_sid text not null references activity_channels (sid),
  sender_id integer not null references employees (id),
  type integer not null check (type between 1 and 5),
  title text not null,
  body text not null,
  attachment_type integer check (attachment_type between 0 and 4),
  mime_type text,
  attachment_url text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index activity_messages_by_channel on activity_messages (channel_sid, created_at);
create index activity_messages_by_sender on activity_messages (sender_id);
