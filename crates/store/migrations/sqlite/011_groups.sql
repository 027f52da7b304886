-- At which tables a seat is kept for a guest, or was: what is looked up when they are forgotten.
CREATE INDEX log_of_kept ON log (CASE WHEN json_valid(body) THEN json_extract(body, '$.guest') END)
WHERE kind = 'seat_kept';

-- A group of friends with a name.
CREATE TABLE friend_groups (
    id         TEXT    NOT NULL PRIMARY KEY,
    name       TEXT    NOT NULL,
    created_at INTEGER NOT NULL
) WITHOUT ROWID, STRICT;

-- Who is of it.
CREATE TABLE members (
    group_id TEXT    NOT NULL,
    guest    BLOB    NOT NULL CHECK (length(guest) = 32),
    id       TEXT    NOT NULL UNIQUE,        -- by which the others name them
    at       INTEGER NOT NULL,               -- milliseconds since 1970, UTC
    PRIMARY KEY (group_id, guest)
) WITHOUT ROWID, STRICT;

CREATE INDEX members_by_guest ON members (guest);

-- Where it plays.
CREATE TABLE group_tables (
    table_id TEXT    NOT NULL PRIMARY KEY,
    group_id TEXT    NOT NULL
) WITHOUT ROWID, STRICT;

CREATE INDEX group_tables_by_group ON group_tables (group_id);

CREATE TRIGGER members_go_with_their_guest AFTER DELETE ON guests
BEGIN DELETE FROM members WHERE guest = OLD.hash; END;

-- With its last member it goes.
CREATE TRIGGER friend_groups_go_with_their_members AFTER DELETE ON members
WHEN NOT EXISTS (SELECT 1 FROM members WHERE group_id = OLD.group_id)
BEGIN
    DELETE FROM group_tables WHERE group_id = OLD.group_id;
    DELETE FROM friend_groups WHERE id = OLD.group_id;
END;

CREATE TRIGGER group_tables_go_with_their_table AFTER DELETE ON tables
BEGIN DELETE FROM group_tables WHERE table_id = OLD.id; END;
