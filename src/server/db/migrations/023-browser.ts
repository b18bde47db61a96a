/** Which browser a device is, so that signing in on it once more ends what was there. Devices of before say it by what they show. */
export const browserOfDevice = `
ALTER TABLE device ADD COLUMN browser_hash text;
CREATE INDEX device_browser ON device (browser_hash) WHERE ended_at IS NULL;
`
