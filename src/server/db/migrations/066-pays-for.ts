/** H-003: what amounts pay for, in a cause’s own words: `[{"pounds": 10, "text": "…"}]`. */
export const paysFor = `
ALTER TABLE cause ADD COLUMN pays_for jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(pays_for) = 'array' AND jsonb_array_length(pays_for) <= 3);
`
