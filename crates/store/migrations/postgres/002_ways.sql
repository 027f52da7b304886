-- A guest is told in as many ways as they like. What the columns mean stands at SQLite, in 013_ways.sql.
ALTER TABLE reaches DROP CONSTRAINT reaches_pkey;
ALTER TABLE reaches DROP CONSTRAINT reaches_id_key;
ALTER TABLE reaches ADD PRIMARY KEY (id);
ALTER TABLE reaches ADD UNIQUE (guest, way, address);
ALTER TABLE reaches
    ADD COLUMN device  BYTEA  CHECK (length(device) = 32),
    ADD COLUMN sure    BIGINT NOT NULL DEFAULT 1 CHECK (sure IN (0, 1)),
    ADD COLUMN made_at BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN tries   BIGINT NOT NULL DEFAULT 0,
    ADD COLUMN next_at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE reaches
    ALTER COLUMN sure DROP DEFAULT,
    ALTER COLUMN made_at DROP DEFAULT,
    ALTER COLUMN tries DROP DEFAULT,
    ALTER COLUMN next_at DROP DEFAULT;

CREATE INDEX reaches_due ON reaches (next_at);
CREATE INDEX reaches_of_device ON reaches (device) WHERE device IS NOT NULL;

CREATE TABLE turns (
    guest    BYTEA  NOT NULL CHECK (length(guest) = 32),
    table_id TEXT   NOT NULL,
    since    BIGINT NOT NULL,
    due      BIGINT NOT NULL,
    seen     BIGINT NOT NULL CHECK (seen IN (0, 1)),
    PRIMARY KEY (guest, table_id)
);

CREATE INDEX turns_of_table ON turns (table_id);

CREATE TABLE told (
    reach    TEXT   NOT NULL,
    table_id TEXT   NOT NULL,
    since    BIGINT NOT NULL,
    arrived  BIGINT NOT NULL CHECK (arrived IN (0, 1)),
    PRIMARY KEY (reach, table_id)
);

CREATE TABLE hours (
    guest      BYTEA  NOT NULL PRIMARY KEY CHECK (length(guest) = 32),
    zone       TEXT   NOT NULL,
    quiet_from BIGINT,
    quiet_to   BIGINT,
    digest     BIGINT
);

INSERT INTO turns SELECT guest, table_id, since, CASE state WHEN 'owed' THEN next_at ELSE since END,
    CASE state WHEN 'seen' THEN 1 ELSE 0 END FROM notices;
INSERT INTO told SELECT reaches.id, table_id, since, CASE state WHEN 'sent' THEN 1 ELSE 0 END
FROM notices JOIN reaches ON reaches.guest = notices.guest WHERE state IN ('sent', 'lost');
INSERT INTO reaches (id, guest, way, address, lang, device, sure, made_at, trouble, trouble_at, tries, next_at)
SELECT id, guest, way, address, lang, NULL, 0, asked_at, trouble, trouble_at, 0, 0 FROM asked
ON CONFLICT DO NOTHING;

-- What goes with a guest.
CREATE OR REPLACE FUNCTION guest_is_gone() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM decks WHERE guest = OLD.hash;
    DELETE FROM shelves WHERE guest = OLD.hash;
    DELETE FROM notes WHERE guest = OLD.hash;
    DELETE FROM devices WHERE guest = OLD.hash;
    DELETE FROM signed_out WHERE guest = OLD.hash;
    DELETE FROM codes WHERE guest = OLD.hash;
    DELETE FROM apart WHERE guest = OLD.hash OR other = OLD.hash;
    DELETE FROM reports WHERE guest = OLD.hash OR about = OLD.hash;
    DELETE FROM members WHERE guest = OLD.hash;
    RETURN NULL;
END $$;

CREATE FUNCTION reaches_of_guest() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM reaches WHERE guest = OLD.hash;
    DELETE FROM hours WHERE guest = OLD.hash;
    RETURN NULL;
END $$;

CREATE TRIGGER reaches_of_guest AFTER DELETE ON guests FOR EACH ROW EXECUTE FUNCTION reaches_of_guest();

-- What goes with a table.
CREATE OR REPLACE FUNCTION table_is_gone() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM shelves WHERE table_id = OLD.id;
    DELETE FROM notes WHERE table_id = OLD.id;
    DELETE FROM turns WHERE table_id = OLD.id;
    DELETE FROM reports WHERE table_id = OLD.id;
    DELETE FROM group_tables WHERE table_id = OLD.id;
    RETURN NULL;
END $$;

-- What goes with a device; the first of a guest stands in no row.
CREATE FUNCTION device_is_gone() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM reaches WHERE device = OLD.token;
    RETURN NULL;
END $$;

CREATE TRIGGER device_is_gone AFTER DELETE ON devices FOR EACH ROW EXECUTE FUNCTION device_is_gone();

CREATE FUNCTION first_device_is_gone() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM reaches WHERE device = NEW.guest;
    RETURN NULL;
END $$;

CREATE TRIGGER first_device_is_gone AFTER INSERT ON signed_out FOR EACH ROW EXECUTE FUNCTION first_device_is_gone();

-- Turns are noted for whoever is told at all.
CREATE OR REPLACE FUNCTION reach_is_gone() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM told WHERE reach = OLD.id;
    DELETE FROM turns WHERE guest = OLD.guest AND NOT EXISTS (SELECT 1 FROM reaches WHERE guest = OLD.guest);
    RETURN NULL;
END $$;

CREATE FUNCTION turn_is_over() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM told
    WHERE table_id = OLD.table_id AND reach IN (SELECT id FROM reaches WHERE guest = OLD.guest);
    RETURN NULL;
END $$;

CREATE TRIGGER turn_is_over AFTER DELETE ON turns FOR EACH ROW EXECUTE FUNCTION turn_is_over();

DROP TABLE notices;
DROP TABLE asked;
