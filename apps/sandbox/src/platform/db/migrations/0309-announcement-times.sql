-- When people see an announcement, and since when they don't any more.
alter table announcements add column publish_at timestamptz;
update announcements set publish_at = created_at;
alter table announcements alter column publish_at set not null;
alter table announcements add column withdrawn_at timestamptz;
-- How often those who have yet to acknowledge it were reminded, and when last.
alter table announcements add column reminders integer not null default 0;
alter table announcements add column reminded_at timestamptz;
-- What it is called among what happens at work.
alter table announcements add column activity_sid uuid;
-- Where a partner's offer leads.
alter table announcements add column action_url text;
