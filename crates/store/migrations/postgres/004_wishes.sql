-- Who wants to hear when somebody looks for people. What the columns mean stands at SQLite, in 015_wishes.sql.
CREATE TABLE wishes (
    guest   BYTEA  NOT NULL CHECK (length(guest) = 32),
    game    TEXT   NOT NULL,
    told_at BIGINT NOT NULL,
    PRIMARY KEY (guest, game)
);

CREATE INDEX wishes_of_game ON wishes (game, told_at);

ALTER TABLE turns ADD COLUMN open BIGINT NOT NULL DEFAULT 0 CHECK (open IN (0, 1));

CREATE FUNCTION wishes_of_guest() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM wishes WHERE guest = OLD.hash;
    RETURN NULL;
END $$;

CREATE TRIGGER wishes_of_guest AFTER DELETE ON guests FOR EACH ROW EXECUTE FUNCTION wishes_of_guest();

CREATE FUNCTION nobody_is_looked_for() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM turns WHERE table_id = NEW.id AND open = 1;
    RETURN NULL;
END $$;

CREATE TRIGGER nobody_is_looked_for AFTER UPDATE OF status, public ON tables FOR EACH ROW
WHEN (OLD.status = 'waiting' AND OLD.public = 1 AND (NEW.status <> 'waiting' OR NEW.public <> 1))
EXECUTE FUNCTION nobody_is_looked_for();

-- By a mailbox one finds back to oneself.
CREATE INDEX reaches_at ON reaches (address);
