-- Written so that SQLite and PostgreSQL both understand it.

-- Steps of SQLite as they came, a batch in each row, until they are put into `steps`. A commit then
-- touches a page or two, not one for each match. PostgreSQL does that by itself: empty there.
CREATE TABLE journal (
    batch TEXT NOT NULL                 -- JSON, steps as lists
);
