-- Whom somebody doesn't want to be written to by, and doesn't write to, in conversations of two.
create table chat_blocks (
  employee_id integer not null references employees (id),
  blocked_id integer not null references employees (id),
  at timestamptz not null,
  primary key (employee_id, blocked_id),
  check (employee_id <> blocked_id)
);
create index chat_blocks_by_blocked on chat_blocks (blocked_id);

-- Messages that somebody has reported, each once by each. The words as they were then are sealed: their author may delete them.
create table chat_reports (
  id bigint generated always as identity primary key,
  message_sid uuid not null references chat_messages (sid),
  reporter_id integer not null references employees (id),
  reason text not null check (reason in ('harassment', 'threat', 'spam', 'other')),
  body text not null,
  at timestamptz not null,
  unique (message_sid, reporter_id)
);
create index chat_reports_by_reporter on chat_reports (reporter_id);
