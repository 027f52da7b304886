-- The deal of a day, and campaigns begun on paper. What the columns mean stands at SQLite, in 022_days.sql.
CREATE TABLE days (
    day      BIGINT NOT NULL,
    game     TEXT   NOT NULL,
    guest    BYTEA  NOT NULL CHECK (length(guest) = 32),
    table_id TEXT   NOT NULL,
    PRIMARY KEY (day, game, guest)
);

CREATE INDEX days_of_guest ON days (guest);
CREATE INDEX days_of_table ON days (table_id);

CREATE TABLE papers (
    guest      BYTEA  NOT NULL CHECK (length(guest) = 32),
    game       TEXT   NOT NULL,
    updated_at BIGINT NOT NULL,
    body       TEXT   NOT NULL,
    PRIMARY KEY (guest, game)
);

CREATE FUNCTION days_of_guest() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM days WHERE guest = OLD.hash;
    DELETE FROM papers WHERE guest = OLD.hash;
    RETURN NULL;
END $$;

CREATE TRIGGER days_of_guest AFTER DELETE ON guests FOR EACH ROW EXECUTE FUNCTION days_of_guest();

CREATE FUNCTION days_of_table() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM days WHERE table_id = OLD.id;
    RETURN NULL;
END $$;

CREATE TRIGGER days_of_table AFTER DELETE ON tables FOR EACH ROW EXECUTE FUNCTION days_of_table();
