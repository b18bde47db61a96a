/**
 * The journal's balance is checked once for each transaction that was written to, and no longer once for each posting: a payment of 18,000 donations took minutes. What
 * is to be checked is noted as it is written; the note's own deferred trigger checks, also where the note is gone by then.
 */
export const journalCheck = `
DROP TRIGGER journal_posting_balance ON journal_posting;
CREATE UNLOGGED TABLE journal_unchecked (transaction_id bigint NOT NULL);
CREATE INDEX journal_unchecked_transaction ON journal_unchecked (transaction_id);
CREATE FUNCTION journal_note_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO journal_unchecked (transaction_id) SELECT DISTINCT transaction_id FROM written;
  RETURN NULL;
END $$;
CREATE TRIGGER journal_posting_written AFTER INSERT ON journal_posting REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION journal_note_postings();
CREATE OR REPLACE FUNCTION journal_check_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE total bigint;
BEGIN
  SELECT sum(pence) INTO total FROM journal_posting WHERE transaction_id = NEW.transaction_id;
  IF total <> 0 THEN
    RAISE EXCEPTION 'transaction % of the journal is off balance by % pence', NEW.transaction_id, total USING ERRCODE = 'check_violation';
  END IF;
  DELETE FROM journal_unchecked WHERE transaction_id = NEW.transaction_id;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER journal_unchecked_balance AFTER INSERT ON journal_unchecked DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION journal_check_balance();
`
