-- At which tables a seat is kept for a guest, or was: what is looked up when they are forgotten.
CREATE INDEX log_of_kept ON log (CASE WHEN json_valid(body) THEN json_extract(body, '$.guest') END)
WHERE kind = 'seat_kept';
