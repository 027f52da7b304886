-- How the deal of a day ended at its table: 1 won, 0 lost; none while it is not played to its end.
ALTER TABLE days ADD COLUMN won INTEGER CHECK (won IN (0, 1));

-- Until now the line of its table alone told that.
UPDATE days SET won = (
    SELECT CASE WHEN body LIKE '%"ended":{"how":"outcome","winners":[],%' THEN 0 ELSE 1 END
    FROM tables WHERE tables.id = days.table_id AND body LIKE '%"ended":{"how":"outcome",%'
);
