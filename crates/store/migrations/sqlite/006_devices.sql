-- One guest, many devices: each has a secret of its own, and is known by its SHA-256. The first secret of a guest, from before
-- or alone, stands in no row: it is the guest's hash itself.
CREATE TABLE devices (
    token      BLOB    NOT NULL PRIMARY KEY CHECK (length(token) = 32),
    guest      BLOB    NOT NULL CHECK (length(guest) = 32),
    id         TEXT    NOT NULL UNIQUE,
    label      TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at    INTEGER NOT NULL
) WITHOUT ROWID, STRICT;

CREATE INDEX devices_of_guest ON devices (guest);

-- Guests whose first secret is a secret no more.
CREATE TABLE signed_out (
    guest BLOB NOT NULL PRIMARY KEY CHECK (length(guest) = 32)
) WITHOUT ROWID, STRICT;

-- By which a device joins a guest: each once, and not for long.
CREATE TABLE codes (
    hash       BLOB    NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    guest      BLOB    NOT NULL CHECK (length(guest) = 32),
    expires_at INTEGER NOT NULL
) WITHOUT ROWID, STRICT;

CREATE INDEX codes_of_guest ON codes (guest);

CREATE TRIGGER devices_go_with_their_guest AFTER DELETE ON guests
BEGIN
    DELETE FROM devices WHERE guest = OLD.hash;
    DELETE FROM signed_out WHERE guest = OLD.hash;
    DELETE FROM codes WHERE guest = OLD.hash;
END;
