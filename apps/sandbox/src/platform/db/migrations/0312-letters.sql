-- E-mails are drawn in the look of a brand and say in its language who sent them. Both are unknown for those of before.
alter table outbox add column language text check (language in ('en', 'es', 'fr'));
alter table outbox add column environment text;
