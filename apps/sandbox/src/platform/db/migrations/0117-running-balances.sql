-- What is in each account of a person, and when it last changed, without adding up its past. Accounts that belong to nobody have none: everybody
-- would wait for the same row.
alter table ledger_accounts add column balance_minor bigint not null default 0;
alter table ledger_accounts add column last_entry_at timestamptz;
update ledger_accounts a set balance_minor = s.minor, last_entry_at = s.at
  from (
    select p.account_id, sum(p.minor) as minor, max(e.posted_at) as at
    from postings p join journal_entries e on e.id = p.entry_id group by p.account_id
  ) s
  where s.account_id = a.id and a.employee_id is not null;

create function keep_balance() returns trigger language plpgsql as $$
begin
  update ledger_accounts set
    balance_minor = balance_minor + new.minor,
    last_entry_at = greatest(last_entry_at, (select posted_at from journal_entries where id = new.entry_id))
  where id = new.account_id and employee_id is not null;
  return null;
end $$;
create trigger postings_keep_balance after insert on postings
  for each row execute function keep_balance();
