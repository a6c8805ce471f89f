-- Keys no longer lie beside what they protect; what was sent so far held codes in plain text.
drop table if exists server_secrets;
delete from outbox;
