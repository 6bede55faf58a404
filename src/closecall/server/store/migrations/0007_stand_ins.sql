-- Written so that SQLite and PostgreSQL both understand it.

-- Whether a bot made the move at the seat of a person who was away or had resigned. Reviews do not
-- grade it for the person. Of moves made before it was noted, nobody knows: 0.
ALTER TABLE steps ADD COLUMN stand_in BIGINT NOT NULL DEFAULT 0;
