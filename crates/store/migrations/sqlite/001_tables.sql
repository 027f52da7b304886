-- 'Bree' in ASCII: tells our file from another program's SQLite database.
PRAGMA application_id = 1114793317;

-- Everything that happens at a table, in order. The primary key is the last line of defence:
-- two writers can never both write the same entry. With a rowid, so that entries lie in the order they were
-- written and those committed together share pages: sorted by table, 64 writers were 2.7 times slower with
-- entries of 1.5 kB and the file twice as large.
CREATE TABLE log (
    table_id TEXT    NOT NULL,
    seq      INTEGER NOT NULL CHECK (seq >= 1),
    at       INTEGER NOT NULL,               -- milliseconds since 1970, UTC
    kind     TEXT    NOT NULL,
    body     TEXT    NOT NULL,               -- JSON; only the server knows what it means
    PRIMARY KEY (table_id, seq)
) STRICT;

CREATE TRIGGER log_is_never_rewritten BEFORE UPDATE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

CREATE TRIGGER log_is_never_shortened BEFORE DELETE ON log
BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;

-- What the lobby shows of a table. Derived from the log, kept in the same transaction.
CREATE TABLE tables (
    id         TEXT    NOT NULL PRIMARY KEY,
    game       TEXT    NOT NULL,
    status     TEXT    NOT NULL CHECK (status IN ('waiting', 'playing', 'finished')),
    public     INTEGER NOT NULL CHECK (public IN (0, 1)),
    version    INTEGER NOT NULL,             -- the highest seq of its log
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    body       TEXT    NOT NULL
) WITHOUT ROWID, STRICT;

CREATE INDEX tables_in_lobby ON tables (status, public, updated_at);
CREATE INDEX tables_by_age ON tables (created_at);

-- Who sits where: answers 'which tables are mine?'.
CREATE TABLE seats (
    table_id TEXT    NOT NULL,
    seat     INTEGER NOT NULL,
    guest    BLOB    NOT NULL CHECK (length(guest) = 32),
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID, STRICT;

CREATE INDEX seats_of_guest ON seats (guest);

-- A guest is known by the SHA-256 of a secret that only their browser keeps.
CREATE TABLE guests (
    hash       BLOB    NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    name       TEXT    NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at    INTEGER NOT NULL
) WITHOUT ROWID, STRICT;

-- The latest whole state of a table: saves replaying, and carries a running game over a change of rules.
-- With a rowid, because a state is much larger than a page.
CREATE TABLE snapshots (
    table_id      TEXT    NOT NULL PRIMARY KEY,
    seq           INTEGER NOT NULL,
    rules_version TEXT    NOT NULL,
    body          TEXT    NOT NULL
) STRICT;

-- Facts about this database as a whole.
CREATE TABLE meta (
    key   TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID, STRICT;
