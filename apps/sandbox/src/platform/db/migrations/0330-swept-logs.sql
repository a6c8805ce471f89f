-- Old rows of these are found by their time, as those of other tables that are swept.
create index link_logs_at on link_logs (at);
create index connect_logs_at on connect_logs (at);
create index insurance_logs_at on insurance_logs (at);
create index device_trusts_expire on device_trusts (expires_at);
create index payroll_consent_visits_expire on payroll_consent_visits (expires_at);
