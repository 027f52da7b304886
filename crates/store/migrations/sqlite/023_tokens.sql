-- Programs that act for a guest: each has a secret of its own, known by its SHA-256, and hangs on the device that made it.
CREATE TABLE tokens (
    token      BLOB    NOT NULL PRIMARY KEY CHECK (length(token) = 32),
    guest      BLOB    NOT NULL CHECK (length(guest) = 32),
    id         TEXT    NOT NULL UNIQUE,
    name       TEXT    NOT NULL,             -- what the program is called at tables
    scopes     TEXT    NOT NULL,             -- words of the server, apart by spaces
    device     BLOB    NOT NULL CHECK (length(device) = 32),
    created_at INTEGER NOT NULL,
    seen_at    INTEGER NOT NULL,
    ends_at    INTEGER NOT NULL              -- one that was revoked ended then
) WITHOUT ROWID, STRICT;

CREATE INDEX tokens_of_guest ON tokens (guest);

CREATE TRIGGER tokens_go_with_their_guest AFTER DELETE ON guests
BEGIN DELETE FROM tokens WHERE guest = OLD.hash; END;
