-- What bots have to decide. What the columns mean stands at SQLite, in 016_bot_turns.sql. A row is written over again and again:
-- with room beside it that stays in place.
CREATE TABLE bot_turns (
    table_id   TEXT   NOT NULL PRIMARY KEY,
    version    BIGINT NOT NULL,
    people     BIGINT NOT NULL CHECK (people IN (0, 1)),
    asked_at   BIGINT NOT NULL,
    asked_by   TEXT   NOT NULL,
    holder     TEXT   NOT NULL,
    held_until BIGINT NOT NULL
) WITH (fillfactor = 50);

CREATE FUNCTION bot_turns_of_table() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM bot_turns WHERE table_id = OLD.id;
    RETURN NULL;
END $$;

CREATE TRIGGER bot_turns_of_table AFTER DELETE ON tables FOR EACH ROW EXECUTE FUNCTION bot_turns_of_table();
