-- Accounts can be disabled, sessions say where they are used, links open a way to a new password,
-- and what matters is written down. Only additions: processes of the version before go on working.

ALTER TABLE accounts ADD COLUMN disabled_at BIGINT;

ALTER TABLE sessions ADD COLUMN last_used_at BIGINT;

ALTER TABLE sessions ADD COLUMN network TEXT;

ALTER TABLE sessions ADD COLUMN browser TEXT;

CREATE TABLE one_time_links (
    hash BYTEA PRIMARY KEY,
    purpose TEXT NOT NULL,
    email TEXT NOT NULL,
    tier TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);

CREATE INDEX one_time_links_by_email ON one_time_links (email, created_at);

CREATE INDEX one_time_links_by_expiry ON one_time_links (expires_at);

-- Without a reference to the account: what was written down outlives it.
CREATE TABLE audit_events (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    event TEXT NOT NULL,
    account_id TEXT,
    network TEXT,
    detail TEXT
);

CREATE INDEX audit_events_by_time ON audit_events (at);

CREATE INDEX audit_events_by_account ON audit_events (account_id, at);
