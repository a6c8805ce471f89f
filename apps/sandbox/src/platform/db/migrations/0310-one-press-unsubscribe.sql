-- Where mail programs stop e-mails of its kind with one press.
alter table outbox add column stop_url text;
