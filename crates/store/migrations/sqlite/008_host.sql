-- What the host did by `bree admin`, in order. Each stands in the transaction of what was done.
CREATE TABLE host_acts (
    seq  INTEGER NOT NULL PRIMARY KEY,
    at   INTEGER NOT NULL,                   -- milliseconds since 1970, UTC
    who  TEXT    NOT NULL,
    act  TEXT    NOT NULL,
    body TEXT    NOT NULL                    -- JSON; only the server knows what it means
) STRICT;

CREATE TRIGGER host_acts_are_never_rewritten BEFORE UPDATE ON host_acts
BEGIN SELECT RAISE(ABORT, 'the log of the host is append-only'); END;

CREATE TRIGGER host_acts_are_never_removed BEFORE DELETE ON host_acts
BEGIN SELECT RAISE(ABORT, 'the log of the host is append-only'); END;

-- Guests who may say nothing in words of their own.
ALTER TABLE guests ADD COLUMN silenced INTEGER NOT NULL DEFAULT 0 CHECK (silenced IN (0, 1));

-- An entry keeps its place, its time and its kind for ever. What it says may change in one case alone: that a guest is
-- forgotten, and only while its table stands here.
CREATE TABLE redacting (
    table_id TEXT NOT NULL PRIMARY KEY
) WITHOUT ROWID, STRICT;

DROP TRIGGER log_is_never_rewritten;

CREATE TRIGGER log_is_never_rewritten BEFORE UPDATE ON log
WHEN NEW.table_id <> OLD.table_id OR NEW.seq <> OLD.seq OR NEW.at <> OLD.at OR NEW.kind <> OLD.kind
  OR NOT EXISTS (SELECT 1 FROM redacting WHERE table_id = OLD.table_id)
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- At which tables a guest ever sat down, or which they made: what is looked up when they are forgotten.
CREATE INDEX log_of_sitter ON log (CASE WHEN json_valid(body) THEN json_extract(body, '$.guest') END)
WHERE kind = 'seat_taken';
CREATE INDEX log_of_maker ON log (CASE WHEN json_valid(body) THEN json_extract(body, '$.host') END)
WHERE kind = 'created';
