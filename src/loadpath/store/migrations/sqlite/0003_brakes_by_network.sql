-- What one network has tried lately: failed sign-ins over all accounts, and accounts made.

CREATE INDEX sign_in_failures_by_network ON sign_in_failures (network, failed_at);

CREATE TABLE sign_ups (
    network TEXT NOT NULL,
    made_at INTEGER NOT NULL
) STRICT;

CREATE INDEX sign_ups_by_network ON sign_ups (network, made_at);

CREATE INDEX sign_ups_by_time ON sign_ups (made_at);
