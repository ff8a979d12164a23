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
