-- A rail is asked outside of any transaction: when it was asked first, and what it said, until that is written down with what it is for.
alter table payments add column asked_at timestamptz;
alter table payments add column answer text;
alter table payments add column answer_reason text;
