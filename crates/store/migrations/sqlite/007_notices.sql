-- How a guest wants to be told that it is their turn: in one way each. The address is a secret of theirs.
CREATE TABLE reaches (
    guest      BLOB    NOT NULL PRIMARY KEY CHECK (length(guest) = 32),
    id         TEXT    NOT NULL UNIQUE,      -- another for every address: what a link says by which it is stopped
    way        TEXT    NOT NULL,             -- only the server knows what it means
    address    TEXT    NOT NULL,
    lang       TEXT    NOT NULL,
    trouble    TEXT    NOT NULL,             -- why the last notice did not arrive; empty: it did, or there was none
    trouble_at INTEGER NOT NULL
) WITHOUT ROWID, STRICT;

-- What is owed: one notice for each turn of a guest who wants to be told, kept for as long as it is their turn.
-- Addresses of which nobody has said yet that they are theirs: nothing but that question is sent there.
CREATE TABLE asked (
    guest      BLOB    NOT NULL PRIMARY KEY CHECK (length(guest) = 32),
    id         TEXT    NOT NULL UNIQUE,      -- what a link says by which it is confirmed or stopped
    way        TEXT    NOT NULL,
    address    TEXT    NOT NULL,
    lang       TEXT    NOT NULL,
    trouble    TEXT    NOT NULL,
    trouble_at INTEGER NOT NULL,
    asked_at   INTEGER NOT NULL
) WITHOUT ROWID, STRICT;

CREATE TABLE notices (
    guest      BLOB    NOT NULL CHECK (length(guest) = 32),
    table_id   TEXT    NOT NULL,
    since      INTEGER NOT NULL,             -- since when it is their turn
    state      TEXT    NOT NULL CHECK (state IN ('owed', 'sending', 'sent', 'seen', 'lost')),
    next_at    INTEGER NOT NULL,             -- owed: not before; sending: who sends it has until then
    tries      INTEGER NOT NULL,
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID, STRICT;

CREATE INDEX notices_due ON notices (next_at) WHERE state IN ('owed', 'sending');
CREATE INDEX notices_of_table ON notices (table_id);

CREATE TRIGGER notices_go_with_their_guest AFTER DELETE ON guests
BEGIN
    DELETE FROM reaches WHERE guest = OLD.hash;
    DELETE FROM asked WHERE guest = OLD.hash;
END;

CREATE TRIGGER notices_go_with_their_reach AFTER DELETE ON reaches
BEGIN DELETE FROM notices WHERE guest = OLD.guest; END;

CREATE TRIGGER notices_go_with_their_table AFTER DELETE ON tables
BEGIN DELETE FROM notices WHERE table_id = OLD.id; END;
