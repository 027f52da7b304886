-- What a guest keeps from table to table: texts that a game lets a seat bring, such as decks. With a rowid, because a text
-- is larger than a page.
CREATE TABLE decks (
    id         TEXT    NOT NULL PRIMARY KEY,
    guest      BLOB    NOT NULL CHECK (length(guest) = 32),
    game       TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    updated_at INTEGER NOT NULL,
    body       TEXT    NOT NULL
) STRICT;

CREATE INDEX decks_of_guest ON decks (guest);

-- Nobody else can read them: with their guest they go.
CREATE TRIGGER decks_go_with_their_guest AFTER DELETE ON guests
BEGIN DELETE FROM decks WHERE guest = OLD.hash; END;
