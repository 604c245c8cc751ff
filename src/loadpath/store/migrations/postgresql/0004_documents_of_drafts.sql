-- Documents of drafts stand in a table of their own: deleting one frees all its pages, and the rows
-- that stay behind it for a year lie close together.

CREATE TABLE draft_documents (
    draft_id TEXT PRIMARY KEY REFERENCES drafts (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL,
    document BYTEA NOT NULL
);

CREATE INDEX draft_documents_by_expiry ON draft_documents (expires_at);

INSERT INTO draft_documents (draft_id, expires_at, document)
    SELECT id, expires_at, document FROM drafts
    WHERE document IS NOT NULL AND displaced_at IS NULL;

ALTER TABLE drafts ADD COLUMN size BIGINT NOT NULL DEFAULT 0;

UPDATE drafts SET size = LENGTH(document) WHERE document IS NOT NULL;

DROP INDEX drafts_to_clear_by_expiry;

DROP INDEX drafts_to_clear_by_displacement;

DROP INDEX drafts_to_forget;

ALTER TABLE drafts DROP COLUMN document;

CREATE INDEX drafts_by_expiry ON drafts (expires_at);
