-- A log may go, but only whole, and only of a table that is being dismissed. It is append-only for all others, as before.
CREATE TABLE dismissed (
    table_id TEXT NOT NULL PRIMARY KEY
) WITHOUT ROWID, STRICT;

DROP TRIGGER log_is_never_shortened;

CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log
WHEN NOT EXISTS (SELECT 1 FROM dismissed WHERE table_id = OLD.table_id)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- Which tables nobody touches.
CREATE INDEX tables_by_touch ON tables (status, updated_at);
