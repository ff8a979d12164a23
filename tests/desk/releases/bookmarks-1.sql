PRAGMA user_version = 1;
CREATE TABLE bookmark (
    passage TEXT PRIMARY KEY,
    made TEXT NOT NULL,
    note TEXT NOT NULL DEFAULT ''
, sum TEXT NOT NULL DEFAULT '') STRICT;
INSERT INTO bookmark VALUES ('rules:16-4', '2026-02-03T04:05:06.000007+00:00', '貫通 & ''Blocker''
on two lines', 'c9e1072960a7f682');
INSERT INTO bookmark VALUES ('manual-ja:12', '2026-02-03T04:05:06.000007+00:00', '', '5d98be3156416c3d');
