-- The tokens of a franchise's payroll are not what the person says, who may delete that.
create table franchise_tokens (
  employee_id integer primary key references employees (id),
  employee_token text not null,
  franchisee_token text,
  payroll_company_id text
);
insert into franchise_tokens (employee_id, employee_token, franchisee_token, payroll_company_id)
  select employee_id, employee_token, franchisee_token, payroll_company_id from user_records where employee_token is not null;
delete from user_records where employee_token is not null and updates = 0 and not exists (
  select 1 from jsonb_each(said) as field where field.value <> 'null'::jsonb
);
alter table user_records drop column employee_token, drop column franchisee_token, drop column payroll_company_id;
