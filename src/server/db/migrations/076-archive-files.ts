/** The file that is being made for a request: what a process that died has left is known by it. */
export const archiveFiles = `
ALTER TABLE data_request ADD COLUMN path text;
`
