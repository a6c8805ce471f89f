-- What has happened to accounts, for who looks into it later. Nothing in it is ever changed.
create table security_events (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Whose account; null where nobody's was named. No reference: the event outlives the account.
  employee_id integer,
  address text not null,
  at timestamptz not null
);
create index security_events_by_employee on security_events (employee_id, id);

create function refuse_changing_events() returns trigger language plpgsql as $$
begin
  raise exception 'security events are append-only' using errcode = 'check_violation';
end $$;
create trigger security_events_append_only before update or delete on security_events
  for each row execute function refuse_changing_events();
