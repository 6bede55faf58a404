-- Written so that SQLite and PostgreSQL both understand it.

-- Guests whom the host has removed from a match that has not started: they stay out of it.
CREATE TABLE removed (
    match TEXT NOT NULL,
    guest TEXT NOT NULL,
    PRIMARY KEY (match, guest)
);
CREATE INDEX removed_by_guest ON removed (guest);
