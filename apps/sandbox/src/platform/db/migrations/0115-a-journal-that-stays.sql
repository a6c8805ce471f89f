-- Entries stay as they were written, as their postings do, and neither table can be emptied.
create trigger journal_append_only before update or delete on journal_entries
  for each row execute function refuse_rewriting();
create trigger journal_not_emptied before truncate on journal_entries
  for each statement execute function refuse_rewriting();
create trigger postings_not_emptied before truncate on postings
  for each statement execute function refuse_rewriting();

-- An entry moves something.
create function refuse_empty_entry() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from postings where entry_id = new.id) then
    raise exception 'journal entry % has no postings', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger entries_not_empty after insert on journal_entries
  deferrable initially deferred for each row execute function refuse_empty_entry();

-- And adds up to zero in each of its currencies, not over all of them.
create or replace function refuse_unbalanced_entry() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from postings p join ledger_accounts a on a.id = p.account_id
    where p.entry_id = new.entry_id group by a.currency having sum(p.minor) <> 0)
  then
    raise exception 'journal entry % does not add up to zero', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
