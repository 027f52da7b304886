-- Keys by which guests are known. What the columns mean stands at SQLite, in 014_passkeys.sql.
CREATE TABLE passkeys (
    id         TEXT   NOT NULL PRIMARY KEY,
    guest      BYTEA  NOT NULL CHECK (length(guest) = 32),
    account    TEXT   NOT NULL,
    label      TEXT   NOT NULL,
    body       TEXT   NOT NULL,
    created_at BIGINT NOT NULL,
    used_at    BIGINT NOT NULL
);

CREATE INDEX passkeys_of_guest ON passkeys (guest);

CREATE TABLE challenges (
    hash       BYTEA  NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    guest      BYTEA  CHECK (length(guest) = 32),
    body       TEXT   NOT NULL,
    expires_at BIGINT NOT NULL
);

CREATE INDEX challenges_by_end ON challenges (expires_at);

CREATE FUNCTION passkeys_of_guest() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM passkeys WHERE guest = OLD.hash;
    DELETE FROM challenges WHERE guest = OLD.hash;
    RETURN NULL;
END $$;

CREATE TRIGGER passkeys_of_guest AFTER DELETE ON guests FOR EACH ROW EXECUTE FUNCTION passkeys_of_guest();
