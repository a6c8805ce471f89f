-- A hand-over token belongs to the session that made it, and ends with it: null for one of a partner's. A person has one at a time.
delete from oauth_tokens;
alter table oauth_tokens add column session_id text references sessions (id) on delete cascade;
create unique index oauth_tokens_of_person on oauth_tokens (employee_id);
create index oauth_tokens_of_session on oauth_tokens (session_id);

-- When the first of the sessions began that were handed on from one another: their time is limited together. Null where a session is the first.
alter table sessions add column family_began_at timestamptz;
