create table if not exists contract_acceptances (
  employee_id integer not null references employees (id),
  contract_id integer not null,
  contract_type integer not null,
  branding_type integer not null,
  reference text not null default '',
  accepted_at timestamptz not null,
  primary key (employee_id, contract_id, branding_type, reference)
);
