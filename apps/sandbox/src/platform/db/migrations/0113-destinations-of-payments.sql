-- Where a payment goes, as it was promised: kept with it, sealed, until it has ended. Those that wait take it from their account.
alter table payments add column destination text;
alter table rail_payments add column destination text;
