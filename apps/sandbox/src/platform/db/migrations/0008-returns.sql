-- The pay with which an undone transfer's money comes; null where it went back into the balance.
alter table transactions add column returns_on date;

-- Whoever asks again with a key is given the answer from then, in the shape of today.
update idempotency_keys set answer = answer || '{"returnsOn": null}'::jsonb where answer is not null;
