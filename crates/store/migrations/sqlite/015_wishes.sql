-- Of which games a guest wants to hear when somebody looks for people.
CREATE TABLE wishes (
    guest   BLOB    NOT NULL CHECK (length(guest) = 32),
    game    TEXT    NOT NULL,
    told_at INTEGER NOT NULL,                -- when a table was last noted for them
    PRIMARY KEY (guest, game)
) WITHOUT ROWID, STRICT;

CREATE INDEX wishes_of_game ON wishes (game, told_at);

-- 1: it is not their turn there: somebody looks for people at a table of a game that they wish.
ALTER TABLE turns ADD COLUMN open INTEGER NOT NULL DEFAULT 0 CHECK (open IN (0, 1));

CREATE TRIGGER wishes_go_with_their_guest AFTER DELETE ON guests
BEGIN DELETE FROM wishes WHERE guest = OLD.hash; END;

CREATE TRIGGER nobody_is_looked_for_any_more AFTER UPDATE OF status, public ON tables
WHEN OLD.status = 'waiting' AND OLD.public = 1 AND (NEW.status <> 'waiting' OR NEW.public <> 1)
BEGIN DELETE FROM turns WHERE table_id = NEW.id AND open = 1; END;

-- By a mailbox one finds back to oneself.
CREATE INDEX reaches_at ON reaches (address);
