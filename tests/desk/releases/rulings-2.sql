PRAGMA user_version = 2;
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
INSERT INTO revision VALUES ('00000000000000000000000000000001', '000000000000000000000000000003e8', '', '2026-02-03T04:00:01.000000+00:00', 'Ken', 'abcd', CAST('{"question":"May the Guard block\nafter it was suspended?","answer":"**No.** A suspended Digimon can''t block.\n\n- see `<Blocker>`","cards":["TS1-010","TS1-011"],"clauses":["16-4","16-44@4.2"],"answers":["Q601"],"authority":"head judge","status":"given","event":"Spring Cup","round":"3","table":"12","players":["Aiko","Ben"],"judge":"Ken","date":"2026-02-03","tags":["blocking","ブロック"],"rests_on":"judgeapp-position-1:abc","record":"1. Aiko attacks with the Striker.\n2. Ben blocks.","account_a":"- attack: {with: Striker, at: player}","account_b":"- pass: {}"}' AS BLOB), '2352edf44b981e7d');
INSERT INTO revision VALUES ('00000000000000000000000000000002', '000000000000000000000000000003e8', '00000000000000000000000000000001', '2026-02-03T04:00:02.000000+00:00', 'Ken', 'abcd', NULL, '6cec5f5c8beaf89e');
CREATE INDEX revision_of ON revision (ruling);
CREATE TABLE gone (
    ruling TEXT PRIMARY KEY,
    at TEXT NOT NULL,
    judge TEXT NOT NULL,
    sum TEXT NOT NULL
) STRICT;
INSERT INTO gone VALUES ('000000000000000000000000000003e9', '2026-02-03T04:05:06.000007+00:00', 'Ken', '2c31fb46f2f048ec');
CREATE TABLE device (
    id TEXT PRIMARY KEY,
    sum TEXT NOT NULL
) STRICT;
CREATE TABLE stamp (
    revision TEXT PRIMARY KEY,
    login TEXT NOT NULL,
    sum TEXT NOT NULL
) STRICT;
CREATE TABLE proposed (
    ruling TEXT PRIMARY KEY,
    at TEXT NOT NULL,
    judge TEXT NOT NULL,
    login TEXT NOT NULL,
    state TEXT NOT NULL,
    sum TEXT NOT NULL
) STRICT;
CREATE TABLE login (
    server TEXT NOT NULL,
    user TEXT NOT NULL,
    until TEXT NOT NULL,
    advised TEXT NOT NULL,
    sum TEXT NOT NULL,
    PRIMARY KEY (server, user)
) STRICT;
