-- Where a session began, for its owner to recognise it by: in the list of their devices.
alter table sessions add column address text;
alter table sessions add column user_agent text;
