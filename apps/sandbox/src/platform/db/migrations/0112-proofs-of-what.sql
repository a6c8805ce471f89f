-- What a code is asked for, so that it counts for that and for nothing else. Sealed.
alter table sessions add column proof_asked text;
alter table sessions add column proved_for text;
alter table pins add column subject text;
