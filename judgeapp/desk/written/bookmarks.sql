-- The bookmarks. A released version never changes; each begins with its number.

-- version 0

CREATE TABLE bookmark (
    passage TEXT PRIMARY KEY,
    made TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT ''
) STRICT;

-- version 1

ALTER TABLE bookmark ADD COLUMN sum TEXT NOT NULL DEFAULT '';

UPDATE bookmark SET sum = row_sum(passage, made, note);
