-- Pictures and documents that people send, sealed.
create table media_files (
  sid uuid primary key,
  owner_id integer not null references employees (id),
  -- What its owner's device called it: sent again, it is the same file.
  custom_id uuid not null,
  content_type text not null,
  file_name text not null,
  size integer not null check (size > 0),
  content text not null,
  created_at timestamptz not null,
  unique (owner_id, custom_id)
);

-- What somebody looks like, as far as they want to show it.
create table avatars (
  employee_id integer primary key references employees (id),
  media_sid uuid not null references media_files (sid)
);
create index avatars_by_media on avatars (media_sid);

alter table chat_messages add column media_sid uuid references media_files (sid);
create index chat_messages_by_media on chat_messages (media_sid);

alter table chat_conversations add column image_sid uuid references media_files (sid);
create index chat_conversations_by_image on chat_conversations (image_sid);

-- What somebody is at work, in their own words.
alter table connect_people add column job_title text not null default '';
