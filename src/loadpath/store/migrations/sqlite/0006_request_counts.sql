-- How many requests a party has sent in a minute, over all processes; only of those who send many.

CREATE TABLE request_counts (
    party TEXT NOT NULL,
    minute INTEGER NOT NULL,
    requests INTEGER NOT NULL,
    PRIMARY KEY (party, minute)
) STRICT;

CREATE INDEX request_counts_by_minute ON request_counts (minute);
