-- The official answers, as imported, their earlier texts, and which clauses decide them.

-- version 1

CREATE TABLE answer (
    number TEXT NOT NULL,
    language TEXT NOT NULL,
    content BLOB NOT NULL,
    origin TEXT NOT NULL,
    taken TEXT NOT NULL,
    sum TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (number, language)
) STRICT;

CREATE TABLE former (
    number TEXT NOT NULL,
    language TEXT NOT NULL,
    replaced TEXT NOT NULL,
    content BLOB NOT NULL,
    taken TEXT NOT NULL,
    sum TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (number, language, replaced)
) STRICT;

CREATE TABLE decided (
    number TEXT PRIMARY KEY,
    clauses TEXT NOT NULL,
    edition TEXT NOT NULL,
    made TEXT NOT NULL,
    sum TEXT NOT NULL DEFAULT ''
) STRICT;
