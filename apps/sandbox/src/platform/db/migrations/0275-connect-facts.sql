-- As what kind of user somebody's last session saw Connect.
alter table connect_people add column user_type integer;

-- What a notification is about: a group (1), an announcement (2), a shift (3) or a chat (4).
alter table notifications add column kind integer not null default 4 check (kind between 1 and 4);
