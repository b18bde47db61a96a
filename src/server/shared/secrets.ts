import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** What is kept of a secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
export const newSecret = () => randomBytes(24).toString('base64url')

/** AES-256-GCM under a key of 32 bytes, in base64: nonce, text, tag. What is encrypted as belonging to something can’t be decrypted as anything else’s. */
export function encrypt(key: Buffer, text: string, belongsTo = ''): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(belongsTo))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

/** Throws where the key is another, or what was encrypted has been changed or belongs to something else. */
export function decrypt(key: Buffer, encrypted: string, belongsTo = ''): string {
  const bytes = Buffer.from(encrypted, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAAD(Buffer.from(belongsTo))
  decipher.setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
}
