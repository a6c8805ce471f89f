-- When a transfer or a move was first said to arrive, where that has changed since; null where it hasn't.
alter table transactions add column promised_at timestamptz;
alter table instrument_moves add column promised_at timestamptz;
