-- The picture that a guest has chosen among those that the house draws; empty: none.
ALTER TABLE guests ADD COLUMN picture TEXT NOT NULL DEFAULT '';
