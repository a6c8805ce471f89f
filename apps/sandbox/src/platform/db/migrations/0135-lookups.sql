-- What is looked up by whom or what it belongs to is found by an index, also when there is much of it.
create index transaction_events_of_transfer on transaction_events (transaction_id);
create index ledger_accounts_of_person on ledger_accounts (employee_id);
create index proofs_of_person on proofs (employee_id);
create index recurring_transactions_to on recurring_transactions (instrument_id);
create index friend_payments_from on friend_payments (from_instrument_id);
create index uploads_of_proof on uploads (proof_id);
create index recoveries_of_proof on recoveries (proof_id);
create index enrollments_of_person on enrollments (employee_id);
create index device_trusts_of_device on device_trusts (device_id);
create index analytics_events_of_batch on analytics_events (request_id);
