-- When nobody could play, because the house could write nothing down: no clock runs then.
CREATE TABLE pauses (
    since BIGINT NOT NULL PRIMARY KEY, -- milliseconds since 1970, UTC
    until BIGINT NOT NULL
);
