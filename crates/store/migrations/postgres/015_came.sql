-- The list of which a deck was made. What the column means stands at SQLite, in 026_came.sql.
ALTER TABLE decks ADD COLUMN came TEXT NOT NULL DEFAULT '';
