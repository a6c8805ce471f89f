-- Days for which people are asked to show something: that a deduction was taken from their pay, or hours that were not reported.
create table proofs (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id),
  employment_id integer not null references employments (id),
  kind text not null check (kind in ('deduction', 'hours')),
  day date not null,
  -- What was to be deducted.
  amount_minor bigint check (amount_minor > 0),
  status integer not null default 0,
  refusal text,
  unique (employment_id, kind, day)
);

alter table uploads add column proof_id integer references proofs (id);
