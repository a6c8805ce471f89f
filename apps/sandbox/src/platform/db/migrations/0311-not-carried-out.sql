-- A key whose request was refused for a reason that can pass was called "proofAsked", whatever the reason. The archive of old keys was made with
-- the same check, which bears the same name.
alter table idempotency_keys drop constraint idempotency_keys_status_check;
update idempotency_keys set status = 'notCarriedOut' where status = 'proofAsked';
alter table idempotency_keys add constraint idempotency_keys_status_check
  check (status in ('received', 'done', 'refused', 'closed', 'notCarriedOut'));
alter table idempotency_archive drop constraint idempotency_keys_status_check;
update idempotency_archive set status = 'notCarriedOut' where status = 'proofAsked';
alter table idempotency_archive add constraint idempotency_archive_status_check
  check (status in ('received', 'done', 'refused', 'closed', 'notCarriedOut'));
