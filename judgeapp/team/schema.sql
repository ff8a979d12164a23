-- The schema of the team's server. A released version never changes.

-- version 1

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

-- version 2
-- A login for each judge: the server stamps each row with it and refuses rows in another judge's name, and any change.
-- The triggers bind everybody, the owners of the tables too; grants and row-level security limit the judges' logins to
-- adding.

-- Judges with a login. Their names stay theirs after they leave.
CREATE TABLE judgeapp.member (
    login text PRIMARY KEY,
    since timestamptz NOT NULL DEFAULT now(),
    until timestamptz
);

-- Null: from the time before logins.
ALTER TABLE judgeapp.revision ADD COLUMN login text;

ALTER TABLE judgeapp.gone ADD COLUMN login text;

-- True once all whose ruling it is has deleted it: then it is gone. Before logins, anybody could delete it.
ALTER TABLE judgeapp.gone ADD COLUMN whole boolean NOT NULL DEFAULT true;

ALTER TABLE judgeapp.gone DROP CONSTRAINT gone_ruling_key;

ALTER TABLE judgeapp.gone ADD CONSTRAINT gone_once UNIQUE (ruling, login, judge);

CREATE FUNCTION judgeapp.plain(name text) RETURNS text LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog AS 'SELECT lower(normalize(btrim(name), NFKC))';

-- True if the one who deletes, by login and name, is the judge who wrote a revision.
CREATE FUNCTION judgeapp.is_of(login text, judge text, by_login text, by_judge text) RETURNS boolean
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS
'SELECT judgeapp.plain(judge) = judgeapp.plain(by_judge)
    AND (login IS NOT DISTINCT FROM by_login
        OR judgeapp.plain(by_login) IS NOT DISTINCT FROM judgeapp.plain(by_judge))';

CREATE FUNCTION judgeapp.refuse_name(login text, judge text) RETURNS void LANGUAGE plpgsql
SET search_path = pg_catalog AS $$
BEGIN
    IF EXISTS (SELECT FROM judgeapp.member m
            WHERE judgeapp.plain(m.login) = judgeapp.plain(judge) AND m.login <> refuse_name.login) THEN
        RAISE EXCEPTION 'this is in the name of %, who has a login of his own', judge USING ERRCODE = 'JA001';
    END IF;
END $$;

CREATE FUNCTION judgeapp.refuse_change() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog AS $$
BEGIN
    RAISE EXCEPTION 'the notebook of a team is only added to' USING ERRCODE = 'JA002';
END $$;

CREATE FUNCTION judgeapp.add_revision() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog AS $$
BEGIN
    NEW.login := session_user;
    PERFORM judgeapp.refuse_name(NEW.login, NEW.judge);
    IF EXISTS (SELECT FROM judgeapp.gone g WHERE g.ruling = NEW.ruling AND g.whole) THEN
        RETURN NULL;
    END IF;
    RETURN NEW;
END $$;

CREATE FUNCTION judgeapp.delete_revision() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog AS $$
BEGIN
    IF EXISTS (SELECT FROM judgeapp.gone g WHERE g.ruling = OLD.ruling AND g.whole) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'the notebook of a team is only added to' USING ERRCODE = 'JA002';
END $$;

CREATE FUNCTION judgeapp.add_gone() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog AS $$
BEGIN
    NEW.login := session_user;
    PERFORM judgeapp.refuse_name(NEW.login, NEW.judge);
    IF NOT EXISTS (SELECT FROM judgeapp.revision r WHERE r.ruling = NEW.ruling) THEN
        RETURN NULL;
    END IF;
    NEW.whole := NOT EXISTS (SELECT FROM judgeapp.revision r WHERE r.ruling = NEW.ruling
        AND NOT judgeapp.is_of(r.login, r.judge, NEW.login, NEW.judge)
        AND NOT EXISTS (SELECT FROM judgeapp.gone g
            WHERE g.ruling = NEW.ruling AND judgeapp.is_of(r.login, r.judge, g.login, g.judge)));
    RETURN NEW;
END $$;

CREATE TRIGGER added BEFORE INSERT ON judgeapp.revision
FOR EACH ROW EXECUTE FUNCTION judgeapp.add_revision();

CREATE TRIGGER deleted BEFORE DELETE ON judgeapp.revision
FOR EACH ROW EXECUTE FUNCTION judgeapp.delete_revision();

CREATE TRIGGER changed BEFORE UPDATE ON judgeapp.revision EXECUTE FUNCTION judgeapp.refuse_change();

CREATE TRIGGER emptied BEFORE TRUNCATE ON judgeapp.revision EXECUTE FUNCTION judgeapp.refuse_change();

CREATE TRIGGER added BEFORE INSERT ON judgeapp.gone
FOR EACH ROW EXECUTE FUNCTION judgeapp.add_gone();

CREATE TRIGGER changed BEFORE UPDATE OR DELETE ON judgeapp.gone EXECUTE FUNCTION judgeapp.refuse_change();

CREATE TRIGGER emptied BEFORE TRUNCATE ON judgeapp.gone EXECUTE FUNCTION judgeapp.refuse_change();

ALTER TABLE judgeapp.revision ENABLE ROW LEVEL SECURITY;

ALTER TABLE judgeapp.gone ENABLE ROW LEVEL SECURITY;

CREATE POLICY seen ON judgeapp.revision FOR SELECT USING (true);

CREATE POLICY added ON judgeapp.revision FOR INSERT WITH CHECK (login = session_user);

CREATE POLICY deleted ON judgeapp.revision FOR DELETE USING (EXISTS (SELECT FROM judgeapp.gone g
    WHERE g.ruling = revision.ruling AND g.whole AND g.login = session_user));

CREATE POLICY seen ON judgeapp.gone FOR SELECT USING (true);

CREATE POLICY added ON judgeapp.gone FOR INSERT WITH CHECK (login = session_user);

-- version 3
-- Whoever deletes sees all that others have written: one writes at a time, and none by an older state. The triggers take
-- the lock that the program takes (server.Server.put), as a judge can write without the program.
-- Older editions don't set the isolation of their connections: where the database's default_transaction_isolation is
-- above read committed, they are refused, though they may work with this version otherwise.

CREATE FUNCTION judgeapp.write_alone() RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog AS $$
BEGIN
    IF current_setting('transaction_isolation') <> 'read committed' THEN
        RAISE EXCEPTION 'the notebook of a team is written in transactions that are read committed'
            USING ERRCODE = 'JA002';
    END IF;
    PERFORM pg_advisory_xact_lock(1786078311);
    RETURN NULL;
END $$;

CREATE TRIGGER alone BEFORE INSERT ON judgeapp.revision
FOR EACH STATEMENT EXECUTE FUNCTION judgeapp.write_alone();

CREATE TRIGGER alone BEFORE INSERT ON judgeapp.gone
FOR EACH STATEMENT EXECUTE FUNCTION judgeapp.write_alone();
