-- What bots have to decide, where several programs share a database: a turn is noted with the entry by which it is asked. Of a
-- file, which one program has, it is empty.
CREATE TABLE bot_turns (
    table_id   TEXT    NOT NULL PRIMARY KEY,
    version    INTEGER NOT NULL,             -- of the table, by which it is asked
    people     INTEGER NOT NULL CHECK (people IN (0, 1)), -- where people sit comes first
    asked_at   INTEGER NOT NULL,
    asked_by   TEXT    NOT NULL,             -- the program that wrote it down
    holder     TEXT    NOT NULL,             -- the program that lets the bot think; empty: none yet
    held_until INTEGER NOT NULL              -- until then, unless it says otherwise
) WITHOUT ROWID, STRICT;

CREATE TRIGGER bot_turns_go_with_their_table AFTER DELETE ON tables
BEGIN
    DELETE FROM bot_turns WHERE table_id = OLD.id;
END;
