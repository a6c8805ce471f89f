-- Early pay that its person has paused: until a day, or until they resume it.
create table own_pauses (
  employee_id integer primary key references employees (id),
  since timestamptz not null,
  until date
);

-- When a person closed their account; support opens it again.
alter table employees add column closed_at timestamptz;
