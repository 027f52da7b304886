-- What somebody writes down for themselves at a table. It is no part of the log: nobody else can read it, nor that it was
-- written. With a rowid, because a text is larger than a page.
CREATE TABLE notes (
    table_id   TEXT    NOT NULL,
    guest      BLOB    NOT NULL CHECK (length(guest) = 32),
    updated_at INTEGER NOT NULL,
    body       TEXT    NOT NULL,
    PRIMARY KEY (table_id, guest)
) STRICT;

CREATE TRIGGER notes_go_with_their_guest AFTER DELETE ON guests
BEGIN DELETE FROM notes WHERE guest = OLD.hash; END;

CREATE TRIGGER notes_go_with_their_table AFTER DELETE ON tables
BEGIN DELETE FROM notes WHERE table_id = OLD.id; END;
