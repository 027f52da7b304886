-- A snapshot, packed. What the column means stands at SQLite, in 025_packed.sql.
ALTER TABLE snapshots ADD COLUMN packed BYTEA;
