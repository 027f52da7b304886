-- By what a guest is known without a link or a cookie: keys that their devices keep.
CREATE TABLE passkeys (
    id         TEXT    NOT NULL PRIMARY KEY, -- as the key says it
    guest      BLOB    NOT NULL CHECK (length(guest) = 32),
    account    TEXT    NOT NULL,             -- by which the keys of a guest know them: drawn by lot, it says nothing
    label      TEXT    NOT NULL,             -- where it was made: a browser and a system
    body       TEXT    NOT NULL,             -- only the server knows what it means
    created_at INTEGER NOT NULL,
    used_at    INTEGER NOT NULL
) WITHOUT ROWID, STRICT;

CREATE INDEX passkeys_of_guest ON passkeys (guest);

-- What was asked of a device and is not answered yet: once, and not for long.
CREATE TABLE challenges (
    hash       BLOB    NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    guest      BLOB    CHECK (length(guest) = 32), -- whose key is to be made; none: somebody wants to sign in
    body       TEXT    NOT NULL,
    expires_at INTEGER NOT NULL
) WITHOUT ROWID, STRICT;

CREATE INDEX challenges_by_end ON challenges (expires_at);

CREATE TRIGGER passkeys_go_with_their_guest AFTER DELETE ON guests
BEGIN
    DELETE FROM passkeys WHERE guest = OLD.hash;
    DELETE FROM challenges WHERE guest = OLD.hash;
END;
