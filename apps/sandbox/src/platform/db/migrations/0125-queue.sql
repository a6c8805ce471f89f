-- What somebody waits for comes before what has been due longer. What has failed too often waits for somebody to look at it.
alter table jobs add column priority integer not null default 0;
alter table jobs add column dead_at timestamptz;
drop index jobs_by_due;
drop index jobs_by_next_try;
create index jobs_by_turn on jobs (priority desc, due_at, reference) where dead_at is null;
create index jobs_by_next_try on jobs (next_try_at) where dead_at is null;
create index jobs_dead on jobs (dead_at) where dead_at is not null;

-- What keys of long ago stand for: asked for like those of today, and out of their way.
create table idempotency_archive (like idempotency_keys including all);
create index idempotency_keys_done on idempotency_keys (created_at) where status = 'done';

-- The sweep finds by an index what has had its time.
create index sessions_by_seen on sessions (seen_at);
create index sessions_by_revoked on sessions (revoked_at) where revoked_at is not null;
create index pins_by_end on pins (expires_at);
create index password_resets_by_end on password_resets (expires_at);
create index oauth_tokens_by_end on oauth_tokens (expires_at);
create index passkey_challenges_by_end on passkey_challenges (expires_at);
create index sso_attempts_by_end on sso_attempts (expires_at);
create index bank_links_by_end on bank_links (expires_at);
create index card_lookups_by_end on card_lookups (expires_at);
create index enrollments_by_end on enrollments (expires_at);
create index work_accounts_by_end on work_accounts (expires_at);
create index id_scans_by_time on id_scans (created_at);
create index previews_by_end on previews (expires_at);
create index outbox_by_time on outbox (sent_at);
create index client_logs_by_time on client_logs (at);
create index user_actions_by_time on user_actions (at);
create index analytics_batches_by_time on analytics_batches (received_at);
