/** H-003: a picture with what a cause tells, and what it shows in words. One that has been removed has none any more. */
export const updatePictures = `
ALTER TABLE cause_update
  ADD COLUMN picture text,
  ADD COLUMN picture_alt text NOT NULL DEFAULT '',
  ADD CHECK (picture IS NULL OR taken_down_at IS NULL);
`
