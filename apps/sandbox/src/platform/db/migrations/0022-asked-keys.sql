-- A request that is not carried out before its sender has proved who they are leaves its key as free as before.
alter table idempotency_keys drop constraint idempotency_keys_status_check;
alter table idempotency_keys add constraint idempotency_keys_status_check
  check (status in ('received', 'done', 'refused', 'closed', 'proofAsked'));
