-- Codes that people pass on to bring others: one for each way of passing it on and each audience.
create table referral_codes (
  code text primary key,
  employee_id integer not null references employees (id),
  channel integer not null check (channel in (1, 2)),
  audience integer not null check (audience in (1, 2)),
  created_at timestamptz not null,
  unique (employee_id, channel, audience)
);

-- Invitations that were sent, and sign-ups that came of a code. Of a number only its hash is kept.
create table referrals (
  id integer generated always as identity primary key,
  employee_id integer not null references employees (id),
  channel integer not null,
  audience integer not null check (audience in (1, 2)),
  -- The code of a text that was sent.
  code text unique,
  name text,
  phone_hash text not null,
  status integer not null,
  invitee_id integer unique references employees (id),
  reward_id text unique references rewards (id),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  -- 0 is a text message.
  check ((channel = 0) = (code is not null))
);
create unique index referrals_by_person on referrals (employee_id, phone_hash);
-- Nobody gets a second invitation in a text, whoever invites.
create unique index referrals_texted_once on referrals (phone_hash) where channel = 0;

-- Whether the invitation that led to a sign-up has been counted.
alter table enrollments add column is_referred boolean not null default false;
