-- What an employer's programme charges, and where the fee is taken from.
alter table employers add column pricing_model text not null default 'FlatRatePricing';
alter table employers add column service_charge_mode text not null default 'OnTop';
alter table employers add column program_fee_minor bigint not null default 0;

-- Discounts that somebody was given, and on how many transfers. Those that came back do not count.
create table fee_discounts (
  employee_id integer not null references employees (id),
  kind text not null,
  percent_off integer not null check (percent_off between 1 and 100),
  uses integer not null check (uses > 0),
  given_at timestamptz not null,
  primary key (employee_id, kind)
);

alter table previews add column service_charge_mode text not null default 'OnTop';
alter table previews add column fee_name text not null default 'instant';
alter table previews add column usual_fee_minor bigint not null default 0;
alter table previews add column fee_kind text;
alter table transactions add column service_charge_mode text not null default 'OnTop';
alter table transactions add column fee_name text not null default 'instant';
alter table transactions add column usual_fee_minor bigint not null default 0;
alter table transactions add column fee_kind text;
update previews set usual_fee_minor = fee_minor;
update transactions set usual_fee_minor = fee_minor;
