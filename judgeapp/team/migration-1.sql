-- The team's notebook, as a first edition made it.

-- Ids, texts and times are the notebook's. Numbers are in the order in which transactions end: see Server.put.
CREATE TABLE judgeapp.revision (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text NOT NULL UNIQUE CHECK (id ~ '^[0-9a-f]{32}$'),
    ruling text NOT NULL CHECK (ruling ~ '^[0-9a-f]{32}$'),
    parents text NOT NULL,
    at text NOT NULL,
    judge text NOT NULL,
    device text NOT NULL,
    content text
);

CREATE INDEX revision_of ON judgeapp.revision (ruling);

-- Permanent deletions.
CREATE TABLE judgeapp.gone (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    ruling text NOT NULL UNIQUE CHECK (ruling ~ '^[0-9a-f]{32}$'),
    at text NOT NULL,
    judge text NOT NULL
);
