-- The device that made a code, with which it ends. None: a letter, of which nobody knows who asked for it, or a code of before.
ALTER TABLE codes ADD COLUMN device BYTEA CHECK (length(device) = 32);
