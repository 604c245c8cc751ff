-- What an account is told of its links: what the model is called, how many members it has, when it was
-- last opened, and whether its owner ended it. Only additions; a row of the version before says less.

ALTER TABLE drafts ADD COLUMN name TEXT;

ALTER TABLE drafts ADD COLUMN members INTEGER;

ALTER TABLE drafts ADD COLUMN last_opened_at INTEGER;

ALTER TABLE drafts ADD COLUMN withdrawn_at INTEGER;
