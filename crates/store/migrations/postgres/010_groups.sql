-- A group remembers: which of its links are good, who was shown out, and what its people say of their evenings. What the columns
-- mean stands at SQLite, in 021_groups.sql.
ALTER TABLE friend_groups ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;

CREATE TABLE shown_out (
    group_id TEXT   NOT NULL,
    guest    BYTEA  NOT NULL CHECK (length(guest) = 32),
    id       TEXT   NOT NULL UNIQUE,
    at       BIGINT NOT NULL,
    PRIMARY KEY (group_id, guest)
);

CREATE INDEX shown_out_by_guest ON shown_out (guest);

CREATE TABLE group_lines (
    table_id TEXT   NOT NULL,
    guest    BYTEA  NOT NULL CHECK (length(guest) = 32),
    at       BIGINT NOT NULL,
    body     TEXT   NOT NULL,
    PRIMARY KEY (table_id, guest)
);

CREATE INDEX group_lines_by_guest ON group_lines (guest);

CREATE FUNCTION group_words_of_guest() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM shown_out WHERE guest = OLD.hash;
    DELETE FROM group_lines WHERE guest = OLD.hash;
    RETURN NULL;
END $$;

CREATE TRIGGER group_words_of_guest AFTER DELETE ON guests FOR EACH ROW EXECUTE FUNCTION group_words_of_guest();

CREATE FUNCTION shown_out_of_group() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM shown_out WHERE group_id = OLD.id;
    RETURN NULL;
END $$;

CREATE TRIGGER shown_out_of_group AFTER DELETE ON friend_groups FOR EACH ROW EXECUTE FUNCTION shown_out_of_group();

CREATE FUNCTION group_lines_of_table() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM group_lines WHERE table_id = OLD.table_id;
    RETURN NULL;
END $$;

CREATE TRIGGER group_lines_of_table AFTER DELETE ON group_tables FOR EACH ROW EXECUTE FUNCTION group_lines_of_table();
