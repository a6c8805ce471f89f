-- An e-mail address or a phone number that is to take the place of the one there is, once the code that was sent to it is typed in the session
-- that asked for it. One at a time for a person.
create table contact_changes (
  employee_id integer primary key references employees (id),
  session_id text not null references sessions (id),
  contact text not null,
  code_id text not null,
  code_hash text not null,
  resends integer not null default 0,
  expires_at timestamptz not null
);
create index contact_changes_of_sessions on contact_changes (session_id);
