-- What an employer pays for a pay period, where that is something else than what its hours come to.
alter table pay_periods add column net_pay_minor bigint check (net_pay_minor >= 0);
-- What its payday is to take of what was taken early, and what it took; the rest comes off the next one.
alter table pay_periods add column due_minor bigint not null default 0;
alter table pay_periods add column withheld_minor bigint not null default 0;
-- Null while payday is still to come.
alter table pay_periods add column paid_at timestamptz;
update pay_periods p set paid_at = p.pays_on
  where exists (select 1 from pay_periods n where n.employment_id = p.employment_id and n.starts_on > p.starts_on);

-- What was taken early in a pay period that is over, until its payday takes it.
insert into ledger_accounts (id, kind, employee_id, employer_id, currency)
  select replace(id, ':receivable:', ':due:'), 'due', employee_id, employer_id, currency
  from ledger_accounts where kind = 'receivable';
