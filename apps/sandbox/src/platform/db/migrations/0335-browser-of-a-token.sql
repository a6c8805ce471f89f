-- A token at the end of single sign-on is good in the browser that began it alone.
alter table oauth_tokens add column browser_hash text;
-- The app that opened the partner's page in a window of its own is another browser than that window.
alter table sso_attempts add column opener_hash text;
