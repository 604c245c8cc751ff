-- Models that agents keep for a while behind a private handle.

CREATE TABLE stashed_models (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    document BYTEA NOT NULL,
    UNIQUE (account_id, sequence)
);

CREATE INDEX stashed_models_by_expiry ON stashed_models (expires_at);
