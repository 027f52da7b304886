-- How a guest keeps a table where they sit: under a name of their own, or out of sight. Nobody else knows.
CREATE TABLE shelves (
    guest    BLOB    NOT NULL CHECK (length(guest) = 32),
    table_id TEXT    NOT NULL,
    name     TEXT    NOT NULL,               -- empty: as the table is called
    hidden   INTEGER NOT NULL CHECK (hidden IN (0, 1)),
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID, STRICT;

CREATE INDEX shelves_of_table ON shelves (table_id);

CREATE TRIGGER shelves_go_with_their_guest AFTER DELETE ON guests
BEGIN DELETE FROM shelves WHERE guest = OLD.hash; END;

CREATE TRIGGER shelves_go_with_their_table AFTER DELETE ON tables
BEGIN DELETE FROM shelves WHERE table_id = OLD.id; END;
