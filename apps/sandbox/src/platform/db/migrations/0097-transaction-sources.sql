-- Where money that was moved between a person's instruments came from, in the documents' words.
alter table instrument_moves add column source text;
update instrument_moves m set source = case i.instrument_type when 11 then 'Savings' else 'ACH' end
  from instruments i where i.id = m.from_instrument_id;
alter table instrument_moves alter column source set not null;

-- Rewards for bringing others, paid into what we hold for a person.
create table rewards (
  id text primary key,
  employee_id integer not null references employees (id),
  instrument_id integer not null references instruments (id),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  created_at timestamptz not null
);
create index rewards_by_employee on rewards (employee_id, created_at);

-- Everything that a person's history shows. What is not taken from the wages of an employment has none.
create view money_lines as
  select t.id, t.employee_id, t.employment_id, case t.payout when 'biller' then 'BillPay' else 'EWA' end as source,
    t.instrument_id, null::integer as other_id, t.amount_minor, t.fee_minor + t.charged_minor as fee_minor,
    t.status, t.transaction_type, t.transfer_speed, t.created_at, t.arrives_at
  from transactions t
  union all
  select m.id, m.employee_id, null, m.source, m.to_instrument_id, null, m.amount_minor, m.fee_minor,
    null, case m.payout when 'bank' then 0 else 1 end, case m.payout when 'bank' then 1 else 0 end, m.created_at, m.arrives_at
  from instrument_moves m
  union all
  select p.id, p.payer_id, null, 'P2P', p.from_instrument_id, p.payee_id, p.amount_minor, 0, null, 1, 0, p.created_at, p.created_at
  from friend_payments p
  union all
  select p.id, p.payee_id, null, 'FriendIndeed', p.to_instrument_id, p.payer_id, p.amount_minor, 0, null, 1, 0, p.created_at, p.created_at
  from friend_payments p
  union all
  select r.id, r.employee_id, null, 'Incentive_Referrals', r.instrument_id, null, r.amount_minor, 0, null, 1, 0, r.created_at, r.created_at
  from rewards r;
