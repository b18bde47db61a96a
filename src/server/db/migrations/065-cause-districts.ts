/**
 * The postcode district of a cause, such as SO23: all of its postcode but the last three letters and digits. None for a cause that does not want its place
 * to be found (M-010).
 */
export const causeDistricts = `
ALTER TABLE cause
  ADD COLUMN district text GENERATED ALWAYS AS
    (CASE WHEN show_location_in_search AND length(regexp_replace(postcode, '\\s', '', 'g')) > 3
      THEN upper(left(regexp_replace(postcode, '\\s', '', 'g'), -3)) END) STORED;
CREATE INDEX cause_district ON cause (district) WHERE district IS NOT NULL;
`
