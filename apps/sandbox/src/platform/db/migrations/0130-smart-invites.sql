-- Invitations by email and text message, and where none go any more.
create table smart_invites (
  token_hash text primary key,
  channel text not null check (channel in ('email', 'text')),
  recipient_hash text not null,
  first_name text not null,
  employee_id integer references employees (id),
  breaks boolean not null default false,
  sent_at timestamptz not null
);
create index smart_invites_by_time on smart_invites (sent_at);

create table invite_opt_outs (
  channel text not null check (channel in ('email', 'text')),
  recipient_hash text not null,
  opted_out_at timestamptz not null,
  primary key (channel, recipient_hash)
);
