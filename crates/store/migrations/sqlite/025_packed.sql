-- A snapshot, packed (zlib); then `body` is empty. Those of before are told apart by that.
ALTER TABLE snapshots ADD COLUMN packed BLOB;
