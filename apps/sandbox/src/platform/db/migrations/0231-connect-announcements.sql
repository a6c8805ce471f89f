-- What an organization, or a partner of it (marketing), tells its people.
create table announcements (
  id integer generated always as identity primary key,
  organization_id integer not null references employers (id),
  author_id integer not null references employees (id),
  custom_key text not null,
  title text not null,
  detail text not null,
  needs_acknowledgement boolean not null,
  is_marketing boolean not null default false,
  created_at timestamptz not null,
  unique (author_id, custom_key)
);
create index announcements_by_organization on announcements (organization_id, created_at);

-- Who likes an announcement, and who has read it.
create table announcement_marks (
  announcement_id integer not null references announcements (id),
  employee_id integer not null references employees (id),
  kind text not null check (kind in ('like', 'read')),
  at timestamptz not null,
  primary key (announcement_id, employee_id, kind)
);
create index announcement_marks_by_person on announcement_marks (employee_id);
