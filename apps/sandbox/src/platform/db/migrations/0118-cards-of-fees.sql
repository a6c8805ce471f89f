-- The account that a payment is charged to, where that is another one than its transfer's: the card that pays the program fee.
alter table payments add column instrument_id integer references instruments (id);
