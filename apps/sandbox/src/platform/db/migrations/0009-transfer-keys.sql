-- What a key stands for is kept whatever it was: a refusal binds a request that arrives late as much as an answer does.
alter table idempotency_keys add column if not exists status text not null default 'received'
  check (status in ('received', 'done', 'refused', 'closed'));
alter table idempotency_keys add column if not exists refusal jsonb;
alter table idempotency_keys alter column body_hash drop not null;
update idempotency_keys set status = 'done' where answer is not null;
