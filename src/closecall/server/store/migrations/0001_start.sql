-- Written so that SQLite and PostgreSQL both understand it.
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    secret TEXT NOT NULL UNIQUE,        -- hash
    created BIGINT NOT NULL
);

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    revision BIGINT NOT NULL,
    options TEXT NOT NULL,              -- JSON
    settings TEXT NOT NULL,             -- JSON
    state TEXT NOT NULL,
    listed BIGINT NOT NULL,
    driven BIGINT NOT NULL,             -- 1: has bots or clocks, so it goes on without people
    host TEXT NOT NULL,
    commitment TEXT NOT NULL,
    seed TEXT NOT NULL,                 -- hexadecimal, shown to nobody before the end
    nonces TEXT,                        -- JSON, from the start of the match on
    created BIGINT NOT NULL,
    started BIGINT,
    ended BIGINT,
    touched BIGINT NOT NULL,
    result TEXT,                        -- JSON
    rematch TEXT,
    source TEXT
);
CREATE INDEX matches_by_state ON matches (state, touched);
CREATE INDEX matches_listed ON matches (listed, state, created);
CREATE INDEX matches_by_host ON matches (host, state);

CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    guest TEXT,
    name TEXT NOT NULL,
    level TEXT,
    secret TEXT,                        -- hash
    nonce TEXT,
    resigned BIGINT NOT NULL,
    PRIMARY KEY (match, seat)
);
CREATE INDEX seats_by_guest ON seats (guest, match);

-- The truth of every match: what happened, in order. Never changed, only added to.
CREATE TABLE steps (
    match TEXT NOT NULL,
    seq BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seat BIGINT NOT NULL,
    move TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match, seq)
);

CREATE TABLE chat (
    match TEXT NOT NULL,
    at BIGINT NOT NULL,
    tie TEXT NOT NULL,
    seat BIGINT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (match, at, tie)
);

-- When no server ran; clocks stood still then.
CREATE TABLE pauses (
    began BIGINT PRIMARY KEY,
    ended BIGINT NOT NULL
);

CREATE TABLE alive (
    node TEXT PRIMARY KEY,
    at BIGINT NOT NULL
);
