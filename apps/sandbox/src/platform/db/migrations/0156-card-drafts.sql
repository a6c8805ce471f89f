-- What somebody has said who applies for a card: it stays until a card is issued, so that leaving at any step loses nothing. The applicant is sealed.
create table card_drafts (
  employee_id integer primary key references employees (id),
  applicant text,
  scan_id text references id_scans (id),
  scanned_at timestamptz
);
create index card_drafts_of_scans on card_drafts (scan_id);
