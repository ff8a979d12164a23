-- The card library. A record with another field, or with a new category or color, is a new version too, without a
-- statement: an older edition would drop what it doesn't know.

-- version 1

CREATE TABLE card (
    number TEXT NOT NULL,
    language TEXT NOT NULL,
    imported BLOB,
    origin TEXT NOT NULL DEFAULT '',
    imported_at TEXT NOT NULL DEFAULT '',
    corrected BLOB,
    corrected_at TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (number, language)
) STRICT;

-- version 2

-- version 3

ALTER TABLE card ADD COLUMN sum TEXT NOT NULL DEFAULT '';

UPDATE card SET sum = row_sum(number, language, imported, origin, imported_at, corrected, corrected_at);
