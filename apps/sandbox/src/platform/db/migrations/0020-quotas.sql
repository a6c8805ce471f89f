-- How much of something limited has been used. It takes the place of the table that counted wrong passwords alone.
create table if not exists quotas (
  key_hash text primary key,
  used integer not null,
  resets_at timestamptz not null
);
create index if not exists quotas_by_time on quotas (resets_at);

drop table if exists sign_in_attempts;
