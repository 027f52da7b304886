-- Programs that act for a guest. What the columns mean stands at SQLite, in 023_tokens.sql.
CREATE TABLE tokens (
    token      BYTEA  NOT NULL PRIMARY KEY CHECK (length(token) = 32),
    guest      BYTEA  NOT NULL CHECK (length(guest) = 32),
    id         TEXT   NOT NULL UNIQUE,
    name       TEXT   NOT NULL,
    scopes     TEXT   NOT NULL,
    device     BYTEA  NOT NULL CHECK (length(device) = 32),
    created_at BIGINT NOT NULL,
    seen_at    BIGINT NOT NULL,
    ends_at    BIGINT NOT NULL
);

CREATE INDEX tokens_of_guest ON tokens (guest);

CREATE FUNCTION tokens_of_guest() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM tokens WHERE guest = OLD.hash;
    RETURN NULL;
END $$;

CREATE TRIGGER tokens_of_guest AFTER DELETE ON guests FOR EACH ROW EXECUTE FUNCTION tokens_of_guest();
