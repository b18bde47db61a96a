import { createHash, randomBytes } from 'node:crypto'

/** What is kept of a secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
export const newSecret = () => randomBytes(24).toString('base64url')
