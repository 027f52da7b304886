-- When nobody could play, because the house could write nothing down: no clock runs then.
CREATE TABLE pauses (
    since INTEGER NOT NULL PRIMARY KEY, -- milliseconds since 1970, UTC
    until INTEGER NOT NULL
) STRICT;
