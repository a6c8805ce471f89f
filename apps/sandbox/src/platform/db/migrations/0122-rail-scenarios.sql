-- What a rail does with payments to an account is a scenario, in the database as in the code.
alter table rail_manners rename to rail_scenarios;
alter table rail_scenarios rename column manner to scenario;
