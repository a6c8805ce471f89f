-- Whether a debit came in after what it was for had been cleared otherwise: it goes back.
alter table recoveries add column was_needed boolean not null default true;
