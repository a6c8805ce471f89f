-- Since when a rail has not answered what it is being asked of a payment.
alter table payments add column asking_since timestamptz;
update payments set asking_since = asked_at where asking is not null;
create index payments_unanswered on payments (asking_since) where asking is not null;
