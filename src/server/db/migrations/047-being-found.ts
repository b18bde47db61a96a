/**
 * V-028: who has said that a cause may be found only by its own link is left out of searches and lists. Only the wizard has asked, and it has asked for the address too: whoever has
 * none was not asked, and stays as it has been. Trap: the indexes of the directory hold what it leaves out.
 */
export const beingFound = `
UPDATE cause SET may_be_marketed = true WHERE address IS NULL;
ALTER TABLE cause ALTER COLUMN may_be_marketed SET DEFAULT true;
DROP INDEX cause_directory, cause_directory_kind, cause_directory_place;
CREATE INDEX cause_directory ON cause (directory_name, id) INCLUDE (review, lifecycle, may_be_marketed);
CREATE INDEX cause_directory_kind ON cause (kind, directory_name, id) INCLUDE (review, lifecycle, may_be_marketed);
CREATE INDEX cause_directory_place ON cause (place_slug, directory_name, id) INCLUDE (review, lifecycle, may_be_marketed);
`
