-- What rails have told, and what comparisons have found, is swept some time after it has been looked into.
create index rail_events_applied on rail_events (received_at) where applied_at is not null;
create index reconciliations_by_time on reconciliations (at);
