/** Accents of the languages of these islands and their neighbours, letter by letter. */
const folded = (column: string) =>
  `translate(lower(${column}), 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿŵŷ', 'aaaaaaceeeeiiiinoooooouuuuyywy')`

/**
 * X-022, G-009: what the directory of causes is ordered and found by: the name from its first letter or digit on, and the place as its address has it, unless the
 * cause does not want its place to be found. Trap: the review lies in each index, so that whole parts are counted without their rows.
 */
export const causeDirectory = `
ALTER TABLE cause
  ADD COLUMN directory_name text COLLATE "C" NOT NULL GENERATED ALWAYS AS (regexp_replace(${folded('name')}, '^[^a-z0-9]+', '')) STORED,
  ADD COLUMN place_slug text COLLATE "C" NOT NULL GENERATED ALWAYS AS
    (CASE WHEN show_location_in_search THEN trim(both '-' from regexp_replace(${folded('place')}, '[^a-z0-9]+', '-', 'g')) ELSE '' END) STORED;
CREATE INDEX cause_directory ON cause (directory_name, id) INCLUDE (review);
CREATE INDEX cause_directory_kind ON cause (kind, directory_name, id) INCLUDE (review);
CREATE INDEX cause_directory_place ON cause (place_slug, directory_name, id) INCLUDE (review);
`
