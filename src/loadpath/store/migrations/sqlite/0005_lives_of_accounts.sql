-- Accounts can be disabled, sessions say where they are used, links open a way to a new password,
-- and what matters is written down. Only additions: processes of the version before go on working.

ALTER TABLE accounts ADD COLUMN disabled_at INTEGER;

ALTER TABLE sessions ADD COLUMN last_used_at INTEGER;

ALTER TABLE sessions ADD COLUMN network TEXT;

ALTER TABLE sessions ADD COLUMN browser TEXT;

CREATE TABLE one_time_links (
    hash BLOB PRIMARY KEY,
    purpose TEXT NOT NULL,
    email TEXT NOT NULL,
    tier TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX one_time_links_by_email ON one_time_links (email, created_at);

CREATE INDEX one_time_links_by_expiry ON one_time_links (expires_at);

-- Without a reference to the account: what was written down outlives it.
CREATE TABLE audit_events (
    number INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    event TEXT NOT NULL,
    account_id TEXT,
    network TEXT,
    detail TEXT
) STRICT;

CREATE INDEX audit_events_by_time ON audit_events (at);

CREATE INDEX audit_events_by_account ON audit_events (account_id, at);
