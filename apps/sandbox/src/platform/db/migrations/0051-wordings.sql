-- What was shown to somebody who agreed; the same words are kept once.
create table contract_wordings (
  hash text primary key,
  contract_id integer not null,
  contract_type integer not null,
  version date not null,
  language text not null,
  title text not null,
  html text not null
);
alter table contract_acceptances add column wording_hash text references contract_wordings (hash);

-- The region whose versions of the agreements somebody is shown; null where it follows from the currency.
alter table employees add column region_id integer;
