-- Written so that SQLite and PostgreSQL both understand it.

-- The secret of a day, from which its deals are made; told once the day is over.
CREATE TABLE days (
    day TEXT PRIMARY KEY,               -- 2026-11-17
    secret TEXT NOT NULL                -- hexadecimal
);

-- The one try of a guest at a part of a day. The score comes once it is finished.
CREATE TABLE day_tries (
    day TEXT NOT NULL,
    part TEXT NOT NULL,
    guest TEXT NOT NULL,
    match TEXT,                         -- the match in which it is played, where there is one
    answer TEXT,                        -- the move that was tried, where there is none
    score BIGINT,                       -- empty: not finished; less than 0: given up
    at BIGINT NOT NULL,
    PRIMARY KEY (day, part, guest)
);
CREATE INDEX day_tries_by_score ON day_tries (day, part, score);

-- What a strong bot made of the same deal.
CREATE TABLE day_bots (
    day TEXT NOT NULL,
    part TEXT NOT NULL,
    score BIGINT NOT NULL,
    PRIMARY KEY (day, part)
);
