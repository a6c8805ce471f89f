-- Tips and mileage that the employer has reported and that have not been paid out, in minor units.
alter table employments add column tips_minor bigint not null default 0;
alter table employments add column mileage_minor bigint not null default 0;
