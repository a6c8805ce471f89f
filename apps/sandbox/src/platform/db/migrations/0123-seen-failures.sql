-- When people first saw that a transfer of theirs had failed. What failed before this was told at the time.
alter table transactions add column failure_seen_at timestamptz;
update transactions set failure_seen_at = now() where status in ('3', '9', '10');
