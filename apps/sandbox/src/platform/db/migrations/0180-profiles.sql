-- What people say about themselves beside what they are called and how they are reached. The lines are sealed; the version tells two changes apart
-- that began from the same.
create table profiles (
  employee_id integer primary key references employees (id),
  version integer not null check (version > 0),
  details text not null,
  updated_at timestamptz not null
);
