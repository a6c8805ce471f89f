-- What of a transfer had gone back before the return that comes with `returns_on`: half of it, say, when the other half had arrived.
alter table transactions add column returned_before_minor bigint not null default 0 check (returned_before_minor >= 0);
