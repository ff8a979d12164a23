-- The notebook. A ruling with another field, or with a new status or authority, is a new version too, without a
-- statement: an older edition can't read it. The tables differ in their numbers of columns, which tells apart the rows of a
-- damaged file.

-- version 1

CREATE TABLE revision (
    id TEXT PRIMARY KEY,
    ruling TEXT NOT NULL,
    parents TEXT NOT NULL,
    at TEXT NOT NULL,
    judge TEXT NOT NULL,
    device TEXT NOT NULL,
    content BLOB,
    sum TEXT NOT NULL
) STRICT;

CREATE INDEX revision_of ON revision (ruling);

-- Permanent deletions.
CREATE TABLE gone (
    ruling TEXT PRIMARY KEY,
    at TEXT NOT NULL,
    judge TEXT NOT NULL,
    sum TEXT NOT NULL
) STRICT;

-- This notebook's name in the revisions that it writes.
CREATE TABLE device (
    id TEXT PRIMARY KEY,
    sum TEXT NOT NULL
) STRICT;

-- version 2

-- The login of a team's server through which a revision arrived.
CREATE TABLE stamp (
    revision TEXT PRIMARY KEY,
    login TEXT NOT NULL,
    sum TEXT NOT NULL
) STRICT;

-- Permanent deletions proposed by other judges, and their outcome here.
CREATE TABLE proposed (
    ruling TEXT PRIMARY KEY,
    at TEXT NOT NULL,
    judge TEXT NOT NULL,
    login TEXT NOT NULL,
    state TEXT NOT NULL,
    sum TEXT NOT NULL
) STRICT;

-- Logins of teams' servers: when the password expires, and which advice was shown.
CREATE TABLE login (
    server TEXT NOT NULL,
    user TEXT NOT NULL,
    until TEXT NOT NULL,
    advised TEXT NOT NULL,
    sum TEXT NOT NULL,
    PRIMARY KEY (server, user)
) STRICT;
