-- Written so that SQLite and PostgreSQL both understand it.

-- A match that went on from another one shares its moves instead of copying them. The steps of
-- `base` stay as long as a match begins with them, also when `base` itself is removed.
CREATE TABLE prefixes (
    match TEXT PRIMARY KEY,             -- begins with
    base TEXT NOT NULL,                 -- the moves of this one that were not taken back,
    moves BIGINT NOT NULL,              -- the first of them, as many as this,
    at BIGINT NOT NULL                  -- all dated then
);
CREATE INDEX prefixes_by_base ON prefixes (base);

-- About how many bytes a match keeps, for the limit per guest; counted again at its end.
ALTER TABLE matches ADD COLUMN kept BIGINT NOT NULL DEFAULT 0;
UPDATE matches SET kept = 1000 + length(options) + length(settings)
    + (SELECT count(*) * 100 + coalesce(sum(length(move)), 0) FROM steps WHERE match = id);

-- For those who may not know yet that a match has ended.
CREATE INDEX matches_by_end ON matches (ended);
