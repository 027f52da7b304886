-- Signing in is a tree: by what a device came in, and what else was made there goes with it.
-- '': nobody wrote it down.
ALTER TABLE devices ADD COLUMN came_by TEXT NOT NULL DEFAULT '';
-- The device whose link let it in.
ALTER TABLE devices ADD COLUMN let_in_by BYTEA CHECK (length(let_in_by) = 32);
-- The key by which it came in.
ALTER TABLE devices ADD COLUMN passkey TEXT;
-- Where a key was made.
ALTER TABLE passkeys ADD COLUMN device BYTEA CHECK (length(device) = 32);
-- Where somebody said that they are to be told there.
ALTER TABLE reaches ADD COLUMN said_at BYTEA CHECK (length(said_at) = 32);
