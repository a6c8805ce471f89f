create table if not exists ledger_accounts (
  id text primary key,
  kind text not null,
  employee_id integer references employees (id),
  currency text not null
);

create table if not exists journal_entries (
  id bigint generated always as identity primary key,
  kind text not null,
  reference text not null unique,
  posted_at timestamptz not null
);

create table if not exists postings (
  id bigint generated always as identity primary key,
  entry_id bigint not null references journal_entries (id),
  account_id text not null references ledger_accounts (id),
  minor bigint not null check (minor <> 0)
);
create index if not exists postings_by_account on postings (account_id);
create index if not exists postings_by_entry on postings (entry_id);

-- The code refuses an entry that does not add up to zero; this refuses it whatever wrote it.
create or replace function refuse_unbalanced_entry() returns trigger language plpgsql as $$
begin
  if (select sum(minor) from postings where entry_id = new.entry_id) <> 0 then
    raise exception 'journal entry % does not add up to zero', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
drop trigger if exists postings_balance on postings;
create constraint trigger postings_balance after insert on postings
  deferrable initially deferred for each row execute function refuse_unbalanced_entry();

-- A mistake in the books is mended by a second entry, never by changing the first.
create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'the journal is append-only' using errcode = 'check_violation';
end $$;
drop trigger if exists postings_append_only on postings;
create trigger postings_append_only before update or delete on postings
  for each row execute function refuse_rewriting();
