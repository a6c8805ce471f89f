-- Where at the employer somebody works, by the employer's word for it; null where it says none.
alter table employments add column department_name text;
