-- Images of announcements; without one until it is announced. They are read by the organization's people alone.
create table announcement_images (
  id integer generated always as identity primary key,
  author_id integer not null references employees (id),
  announcement_id integer unique references announcements (id),
  content_type text not null,
  content_base64 text not null,
  uploaded_at timestamptz not null
);
create index announcement_images_by_author on announcement_images (author_id);
