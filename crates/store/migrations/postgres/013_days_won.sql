-- How the deal of a day ended at its table. What the column means stands at SQLite, in 024_days_won.sql.
ALTER TABLE days ADD COLUMN won INTEGER CHECK (won IN (0, 1));

UPDATE days SET won = (
    SELECT CASE WHEN body LIKE '%"ended":{"how":"outcome","winners":[],%' THEN 0 ELSE 1 END
    FROM tables WHERE tables.id = days.table_id AND body LIKE '%"ended":{"how":"outcome",%'
);
