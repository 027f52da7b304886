-- Who plays the deal of a day, at which table: the first is the one that counts.
CREATE TABLE days (
    day      INTEGER NOT NULL,               -- days since 1970, UTC
    game     TEXT    NOT NULL,
    guest    BLOB    NOT NULL CHECK (length(guest) = 32),
    table_id TEXT    NOT NULL,               -- noted before the table is made
    PRIMARY KEY (day, game, guest)
) WITHOUT ROWID, STRICT;

CREATE INDEX days_of_guest ON days (guest);
CREATE INDEX days_of_table ON days (table_id);

CREATE TRIGGER days_go_with_their_guest AFTER DELETE ON guests
BEGIN DELETE FROM days WHERE guest = OLD.hash; END;

CREATE TRIGGER days_go_with_their_table AFTER DELETE ON tables
BEGIN DELETE FROM days WHERE table_id = OLD.id; END;

-- What a guest brought of a campaign that was begun on paper: JSON that the server made.
CREATE TABLE papers (
    guest      BLOB    NOT NULL CHECK (length(guest) = 32),
    game       TEXT    NOT NULL,
    updated_at INTEGER NOT NULL,
    body       TEXT    NOT NULL,
    PRIMARY KEY (guest, game)
) STRICT;

CREATE TRIGGER papers_go_with_their_guest AFTER DELETE ON guests
BEGIN DELETE FROM papers WHERE guest = OLD.hash; END;
