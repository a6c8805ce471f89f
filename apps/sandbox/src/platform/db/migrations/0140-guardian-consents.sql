-- What a guardian agrees to, so that a minor may have the card: each moment is written once, and in this order. The phone number and the
-- secret of the links are encrypted; the secret is found by its hash.
create table guardian_consents (
  id integer generated always as identity primary key,
  employee_id integer not null unique references employees (id),
  guardian_phone text not null,
  color text not null,
  color_hash text not null unique,
  esign_at timestamptz,
  consent_at timestamptz,
  agreements_at timestamptz,
  approved_at timestamptz,
  card_applied_at timestamptz,
  check (consent_at is null or esign_at is not null),
  check (agreements_at is null or consent_at is not null),
  check (approved_at is null or agreements_at is not null),
  check (card_applied_at is null or approved_at is not null)
);

-- The links that the guardian was sent. The token itself is in the message alone.
create table guardian_links (
  forbe_hash text primary key,
  consent_id integer not null references guardian_consents (id),
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
create index guardian_links_by_consent on guardian_links (consent_id, sent_at);

-- The wordings that the guardian has agreed to, one of each document.
create table guardian_agreements (
  consent_id integer not null references guardian_consents (id),
  contract_type integer not null,
  wording_hash text not null references contract_wordings (hash),
  agreed_at timestamptz not null,
  primary key (consent_id, contract_type)
);
