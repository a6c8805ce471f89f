-- The system that an employer keeps hours in, by the number on the wire; 0 for none.
alter table employers add column time_integration integer not null default 0;
