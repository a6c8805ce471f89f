-- Work that falls due at a business time and is done once, whichever process gets to it.
create table jobs (
  kind text not null,
  reference text not null,
  due_at timestamptz not null,
  next_try_at timestamptz not null,
  failures integer not null default 0,
  failure text,
  failed_at timestamptz,
  primary key (kind, reference)
);
create index jobs_by_next_try on jobs (next_try_at);

insert into jobs (kind, reference, due_at, next_try_at)
  select 'settlement', id, arrives_at, arrives_at from transactions where status = '0';
drop index transactions_due;
