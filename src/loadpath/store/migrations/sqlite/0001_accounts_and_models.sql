-- Times are milliseconds since 1970-01-01 UTC. Hashes are SHA-256 unless named otherwise.

CREATE TABLE accounts (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    password_hash TEXT,
    tier TEXT NOT NULL CHECK (tier IN ('free', 'pro')),
    draft_sequence INTEGER NOT NULL DEFAULT 0,
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE identities (
    issuer TEXT NOT NULL,
    subject TEXT NOT NULL,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    PRIMARY KEY (issuer, subject)
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
    hash BLOB PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX sessions_by_account ON sessions (account_id);

CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE tokens (
    hash BLOB PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX tokens_by_account ON tokens (account_id);

CREATE INDEX tokens_by_expiry ON tokens (expires_at);

CREATE TABLE sign_in_failures (
    subject BLOB NOT NULL,
    network TEXT NOT NULL,
    failed_at INTEGER NOT NULL
) STRICT;

CREATE INDEX sign_in_failures_by_subject ON sign_in_failures (subject, network, failed_at);

CREATE INDEX sign_in_failures_by_time ON sign_in_failures (failed_at);

CREATE TABLE api_keys (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    secret_hash BLOB NOT NULL,
    scopes TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER,
    last_used_at INTEGER
) STRICT;

CREATE INDEX api_keys_by_account ON api_keys (account_id, created_at);

CREATE INDEX api_keys_by_expiry ON api_keys (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE drafts (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    sequence INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    displaced_at INTEGER,
    document BLOB,
    UNIQUE (account_id, sequence)
) STRICT;

CREATE INDEX drafts_to_clear_by_expiry ON drafts (expires_at) WHERE document IS NOT NULL;

CREATE INDEX drafts_to_clear_by_displacement ON drafts (displaced_at)
    WHERE document IS NOT NULL AND displaced_at IS NOT NULL;

CREATE INDEX drafts_to_forget ON drafts (expires_at) WHERE document IS NULL;

CREATE TABLE saved_models (
    id TEXT PRIMARY KEY,
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    description TEXT,
    revision INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    document BLOB NOT NULL
) STRICT;

CREATE INDEX saved_models_by_account ON saved_models (account_id, created_at);

CREATE TABLE idempotent_answers (
    account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    request_hash BLOB NOT NULL,
    answer BLOB,
    expires_at INTEGER NOT NULL,
    PRIMARY KEY (account_id, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX idempotent_answers_by_expiry ON idempotent_answers (expires_at);
