-- When somebody was last seen in Connect, and what they are there: 1 admin, 2 manager, 3 employee.
create table connect_people (
  employee_id integer primary key references employees (id),
  role integer not null default 3 check (role between 1 and 3),
  seen_at timestamptz
);

-- Conversations of an organization: groups (1), and of two (2), of whom there is one conversation only.
create table chat_conversations (
  sid uuid primary key,
  organization_id integer not null references employers (id),
  type integer not null check (type in (1, 2)),
  name text not null,
  description text not null,
  creator_id integer not null references employees (id),
  admin_id integer references employees (id),
  -- What its maker's device called it, or the two people.
  custom_key text not null,
  last_index integer not null default 0,
  revision integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  unique (organization_id, custom_key)
);

-- Who is in a conversation, and how far each has read.
create table chat_members (
  conversation_sid uuid not null references chat_conversations (sid),
  employee_id integer not null references employees (id),
  read_index integer not null default 0,
  -- The last one when it was taken out of the list; null while it is there.
  hidden_at_index integer,
  is_muted boolean not null default false,
  typing_until timestamptz,
  joined_at timestamptz not null,
  left_at timestamptz,
  primary key (conversation_sid, employee_id)
);
create index chat_members_by_person on chat_members (employee_id, conversation_sid);

-- Messages in the order of their conversation. What was said is sealed.
create table chat_messages (
  sid uuid primary key,
  conversation_sid uuid not null references chat_conversations (sid),
  index integer not null check (index > 0),
  author_id integer not null references employees (id),
  custom_id uuid not null,
  body text not null,
  event text,
  parent_sid uuid references chat_messages (sid),
  is_forwarded boolean not null default false,
  is_edited boolean not null default false,
  revision integer not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  deleted_at timestamptz,
  unique (conversation_sid, index),
  unique (author_id, custom_id)
);
create index chat_messages_by_revision on chat_messages (conversation_sid, revision);

create table chat_reactions (
  message_sid uuid not null references chat_messages (sid),
  employee_id integer not null references employees (id),
  emoji text not null,
  primary key (message_sid, employee_id, emoji)
);

-- What people did in Connect, by category.
create table connect_records (
  id bigint generated always as identity primary key,
  employee_id integer not null references employees (id),
  category integer not null check (category between 1 and 16),
  conversation_sid uuid references chat_conversations (sid),
  is_group boolean not null,
  at timestamptz not null
);
create index connect_records_by_person on connect_records (employee_id, at);
create index connect_records_by_conversation on connect_records (conversation_sid);

-- What the chat had to tell about itself: 1 debug, 5 error.
create table connect_logs (
  id bigint generated always as identity primary key,
  employee_id integer not null references employees (id),
  organization_id integer not null references employers (id),
  level integer not null check (level in (1, 5)),
  method text not null,
  message text not null,
  at timestamptz not null
);
create index connect_logs_by_person on connect_logs (employee_id, at);
create index connect_logs_by_organization on connect_logs (organization_id, at);
create index chat_conversations_by_creator on chat_conversations (creator_id);
