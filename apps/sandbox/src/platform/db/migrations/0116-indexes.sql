-- What is looked up by these columns grows with every transfer, payment and move.
create index friend_payments_by_place on friend_payments (to_instrument_id);
create index instrument_moves_by_source on instrument_moves (from_instrument_id);
create index instrument_moves_by_place on instrument_moves (to_instrument_id);
create index transactions_by_place on transactions (instrument_id);
create index recoveries_by_employee on recoveries (employee_id, at);
create index recurring_by_employment on recurring_transactions (employment_id);
create index entries_by_order on journal_entries (order_id) where order_id is not null;
-- The worker takes what has been due longest.
create index jobs_by_due on jobs (due_at, reference);
-- The sweep looks for what is old.
create index idempotency_keys_idle on idempotency_keys (created_at) where status <> 'done';
