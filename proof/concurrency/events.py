"""What is tried, by the names under which it is kept."""

RULE = "50 links"
RACE = "changes of one model"
REVOCATION = "revocation of a key"
CRASH = "retries across a crash"
MIGRATION = "migration by four at once"
