-- Shifts are made of clock-ins and clock-outs in the order of their times. Which of them a shift is made of; null for hours written down or changed by hand.
alter table time_entries add column start_mark_id uuid;
alter table time_entries add column end_mark_id uuid;
-- The employer whose hours they are; null for direct users.
alter table time_entries add column employer_id integer;
-- Why a manager rejected them; sealed.
alter table time_entries add column reason text;
update time_entries set employer_id = found.employer_id
from (select employee_id, min(employer_id) as employer_id from employments group by employee_id having count(*) = 1) as found
where found.employee_id = time_entries.employee_id;
create index time_entries_by_employer on time_entries (employer_id, start_at) where status = 3;
-- A second shift can begin while the end of a forgotten one is still asked for.
drop index time_entries_in_progress;

-- Whether the time needs a manager's look, and whether the mark has become hours that were changed or submitted: then no shift is made of it any more.
alter table attendance_marks add column is_doubtful boolean not null default false;
alter table attendance_marks add column is_settled boolean not null default false;
update time_entries set start_mark_id = (
  select mark_id from attendance_marks as mark
  where mark.employee_id = time_entries.employee_id and mark.kind = 1 and mark.at = time_entries.start_at limit 1
) where status = 1;
update attendance_marks set is_settled = not exists (
  select 1 from time_entries where time_entries.start_mark_id = attendance_marks.mark_id and time_entries.employee_id = attendance_marks.employee_id
);
