-- Where somebody clocked in or out, in degrees, where their employer asks for it; sealed. Null: nobody asked, or it isn't known.
alter table attendance_marks add column place text;
