-- Whom a guest does not want to hear, or to sit with. Nobody else is told.
CREATE TABLE apart (
    guest    BLOB    NOT NULL CHECK (length(guest) = 32),
    other    BLOB    NOT NULL CHECK (length(other) = 32),
    id       TEXT    NOT NULL UNIQUE,        -- by which the guest names it
    how      TEXT    NOT NULL CHECK (how IN ('muted', 'blocked')),
    name     TEXT    NOT NULL,               -- what the other was called where they met
    at       INTEGER NOT NULL,               -- milliseconds since 1970, UTC
    PRIMARY KEY (guest, other)
) WITHOUT ROWID, STRICT;

CREATE INDEX apart_from ON apart (other);

-- What guests tell the host of: a table, or what was said there.
CREATE TABLE reports (
    seq      INTEGER NOT NULL PRIMARY KEY,
    at       INTEGER NOT NULL,
    guest    BLOB    NOT NULL CHECK (length(guest) = 32),
    table_id TEXT    NOT NULL,
    about    BLOB    CHECK (length(about) = 32), -- whom it is about, if about one
    settled  INTEGER NOT NULL DEFAULT 0 CHECK (settled IN (0, 1)),
    body     TEXT    NOT NULL                -- JSON; only the server knows what it means
) STRICT;

CREATE INDEX reports_of_guest ON reports (guest);
CREATE INDEX reports_of_table ON reports (table_id);

-- Whoever is forgotten stands in none of them, on neither side.
CREATE TRIGGER people_go_with_their_guest AFTER DELETE ON guests
BEGIN
    DELETE FROM apart WHERE guest = OLD.hash OR other = OLD.hash;
    DELETE FROM reports WHERE guest = OLD.hash OR about = OLD.hash;
END;

CREATE TRIGGER reports_go_with_their_table AFTER DELETE ON tables
BEGIN DELETE FROM reports WHERE table_id = OLD.id; END;
