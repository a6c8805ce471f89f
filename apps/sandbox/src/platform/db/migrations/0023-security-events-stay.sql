-- A trigger for each row is not asked when a whole table is emptied.
create trigger security_events_not_emptied before truncate on security_events
  for each statement execute function refuse_changing_events();
