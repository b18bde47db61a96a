/**
 * Names that look alike are found by their index. PostgreSQL takes a comparison of two texts' trigrams to cost as little as one of two numbers, and read a whole
 * table of 364 causes, 12 ms of a core, where the index takes 0.2. Whoever may not say so of an extension's function, as under some hosts, goes on as before: there large tables are read by the index anyway.
 */
export const costOfLookingAlike = `
DO $$ BEGIN
  ALTER FUNCTION word_similarity_op(text, text) COST 1000;
  ALTER FUNCTION word_similarity_commutator_op(text, text) COST 1000;
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;
`
