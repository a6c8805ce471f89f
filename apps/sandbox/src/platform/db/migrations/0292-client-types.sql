-- Through what somebody signed up, by the wire's number; null where the app did not say.
alter table enrollments add column client_type integer check (client_type between 0 and 5);
