-- A guest is told in as many ways as they like: each goes by itself, has its own patience, and silences no other.
CREATE TABLE ways (
    id         TEXT    NOT NULL PRIMARY KEY, -- what a link says by which it is confirmed or stopped
    guest      BLOB    NOT NULL CHECK (length(guest) = 32),
    way        TEXT    NOT NULL,             -- only the server knows what it means
    address    TEXT    NOT NULL,             -- a secret of the guest
    lang       TEXT    NOT NULL,
    device     BLOB    CHECK (length(device) = 32), -- the device that it is; none: it is no device
    sure       INTEGER NOT NULL CHECK (sure IN (0, 1)), -- 0: nothing goes there but the question whether it is theirs
    made_at    INTEGER NOT NULL,
    trouble    TEXT    NOT NULL,             -- why the last notice did not arrive; empty: it did, or there was none
    trouble_at INTEGER NOT NULL,
    tries      INTEGER NOT NULL,             -- how often what waits was tried
    next_at    INTEGER NOT NULL,             -- when it is looked whether something is to be sent; who sends has until then
    UNIQUE (guest, way, address)
) WITHOUT ROWID, STRICT;

-- Whose turn it is, of those who want to be told.
CREATE TABLE turns (
    guest    BLOB    NOT NULL CHECK (length(guest) = 32),
    table_id TEXT    NOT NULL,
    since    INTEGER NOT NULL,
    due      INTEGER NOT NULL,               -- when they are to be told, if they have not looked
    seen     INTEGER NOT NULL CHECK (seen IN (0, 1)),
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID, STRICT;

CREATE INDEX turns_of_table ON turns (table_id);

-- Of which turn which way has told, or has given it up.
CREATE TABLE told (
    reach    TEXT    NOT NULL,
    table_id TEXT    NOT NULL,
    since    INTEGER NOT NULL,
    arrived  INTEGER NOT NULL CHECK (arrived IN (0, 1)),
    PRIMARY KEY (reach, table_id)
) WITHOUT ROWID, STRICT;

-- When a guest wants to be told: in minutes after midnight where they are.
CREATE TABLE hours (
    guest      BLOB    NOT NULL PRIMARY KEY CHECK (length(guest) = 32),
    zone       TEXT    NOT NULL,
    quiet_from INTEGER,                      -- not from then
    quiet_to   INTEGER,                      -- to then
    digest     INTEGER                       -- once a day, then
) WITHOUT ROWID, STRICT;

INSERT INTO ways SELECT id, guest, way, address, lang, NULL, 1, 0, trouble, trouble_at, 0, 0 FROM reaches;
INSERT OR IGNORE INTO ways SELECT id, guest, way, address, lang, NULL, 0, asked_at, trouble, trouble_at, 0, 0 FROM asked;
INSERT INTO turns SELECT guest, table_id, since, CASE state WHEN 'owed' THEN next_at ELSE since END, state = 'seen' FROM notices;
INSERT INTO told SELECT reaches.id, table_id, since, state = 'sent'
FROM notices JOIN reaches ON reaches.guest = notices.guest WHERE state IN ('sent', 'lost');

DROP TRIGGER notices_go_with_their_guest;
DROP TRIGGER notices_go_with_their_table;
DROP TABLE notices;
DROP TABLE asked;
DROP TABLE reaches;
ALTER TABLE ways RENAME TO reaches;
CREATE INDEX reaches_due ON reaches (next_at);
CREATE INDEX reaches_of_device ON reaches (device) WHERE device IS NOT NULL;

CREATE TRIGGER reaches_go_with_their_guest AFTER DELETE ON guests
BEGIN
    DELETE FROM reaches WHERE guest = OLD.hash;
    DELETE FROM hours WHERE guest = OLD.hash;
END;

CREATE TRIGGER reaches_go_with_their_device AFTER DELETE ON devices
BEGIN DELETE FROM reaches WHERE device = OLD.token; END;

-- The first device of a guest stands in no row.
CREATE TRIGGER reaches_go_with_the_first_device AFTER INSERT ON signed_out
BEGIN DELETE FROM reaches WHERE device = NEW.guest; END;

-- Turns are noted for whoever is told at all.
CREATE TRIGGER turns_go_with_their_reaches AFTER DELETE ON reaches
BEGIN
    DELETE FROM told WHERE reach = OLD.id;
    DELETE FROM turns WHERE guest = OLD.guest AND NOT EXISTS (SELECT 1 FROM reaches WHERE guest = OLD.guest);
END;

CREATE TRIGGER turns_go_with_their_table AFTER DELETE ON tables
BEGIN DELETE FROM turns WHERE table_id = OLD.id; END;

CREATE TRIGGER told_goes_with_its_turn AFTER DELETE ON turns
BEGIN
    DELETE FROM told
    WHERE table_id = OLD.table_id AND reach IN (SELECT id FROM reaches WHERE guest = OLD.guest);
END;
