-- Which call a key came with: what it stands for is read by no other.
alter table idempotency_keys add column call text;
