-- Written so that SQLite and PostgreSQL both understand it.

-- The review of a finished match: asked for, worked on by one node at a time, then kept.
CREATE TABLE reviews (
    match TEXT PRIMARY KEY,
    guest TEXT NOT NULL,                -- asked for it; counts against that guest's limit
    asked BIGINT NOT NULL,
    state TEXT NOT NULL,                -- waiting, done, failed
    node TEXT NOT NULL,                 -- works on it; empty: nobody
    beat BIGINT NOT NULL,               -- when that node was last heard of
    tries BIGINT NOT NULL,              -- how often it was begun since the last decision was judged
    done BIGINT NOT NULL,
    total BIGINT NOT NULL,              -- 0: not known yet
    body TEXT NOT NULL                  -- JSON, once done; the code of what went wrong, if it failed
);
CREATE INDEX reviews_by_state ON reviews (state, asked);
CREATE INDEX reviews_by_guest ON reviews (guest, asked);

-- What is judged so far, so that a restart goes on; removed when the review is done.
CREATE TABLE review_parts (
    match TEXT NOT NULL,
    move BIGINT NOT NULL,
    body TEXT NOT NULL,                 -- JSON
    PRIMARY KEY (match, move)
);
