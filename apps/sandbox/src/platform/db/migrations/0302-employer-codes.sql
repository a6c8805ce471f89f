-- One-time codes with which an employer lets the owner of a record go on when its tries are used up; one for a record.
create table employer_codes (
  code_hash text primary key,
  employer_id integer not null,
  employee_number text not null,
  -- The sign-up that has entered it, which is the only one that it helps from then on; null until then.
  enrollment_id integer references enrollments (id) on delete cascade,
  tries integer not null default 0,
  expires_at timestamptz not null,
  unique (employer_id, employee_number)
);
create index employer_codes_of_enrollment on employer_codes (enrollment_id);
create index employer_codes_by_end on employer_codes (expires_at);
