-- A group remembers: which of its links are good, who was shown out, and what its people say of their evenings.
ALTER TABLE friend_groups ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;

-- Who was shown out, and comes back by no link.
CREATE TABLE shown_out (
    group_id TEXT    NOT NULL,
    guest    BLOB    NOT NULL CHECK (length(guest) = 32),
    id       TEXT    NOT NULL UNIQUE,        -- by which the others name them
    at       INTEGER NOT NULL,               -- milliseconds since 1970, UTC
    PRIMARY KEY (group_id, guest)
) WITHOUT ROWID, STRICT;

CREATE INDEX shown_out_by_guest ON shown_out (guest);

-- A line that somebody left of an evening.
CREATE TABLE group_lines (
    table_id TEXT    NOT NULL,
    guest    BLOB    NOT NULL CHECK (length(guest) = 32),
    at       INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (table_id, guest)
) WITHOUT ROWID, STRICT;

CREATE INDEX group_lines_by_guest ON group_lines (guest);

CREATE TRIGGER group_words_go_with_their_guest AFTER DELETE ON guests
BEGIN
    DELETE FROM shown_out WHERE guest = OLD.hash;
    DELETE FROM group_lines WHERE guest = OLD.hash;
END;

CREATE TRIGGER shown_out_goes_with_its_group AFTER DELETE ON friend_groups
BEGIN DELETE FROM shown_out WHERE group_id = OLD.id; END;

CREATE TRIGGER group_lines_go_with_their_table AFTER DELETE ON group_tables
BEGIN DELETE FROM group_lines WHERE table_id = OLD.table_id; END;
