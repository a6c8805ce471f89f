-- How often a rail has said after the end that a payment, or more of it, was made after all.
alter table payments add column reopened integer not null default 0 check (reopened >= 0);
