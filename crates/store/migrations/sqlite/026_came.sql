-- The list of which a deck was made, as it came in; empty where the deck is kept letter for letter, and for those of before.
ALTER TABLE decks ADD COLUMN came TEXT NOT NULL DEFAULT '';
