import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { BankKeys } from '../shared/bank-keys.ts'

/** A mail may hold a link that logs in. While it waits it is sealed, so that a copy of the database, a backup or a log of it leads into no account. */
export interface MailSeal {
  seal(recipient: string, words: string): string
  /** Null where the key is gone, and where what was sealed has been changed or moved to another recipient. */
  open(recipient: string, sealed: string): string | null
}

const keyOf = ({ bytes }: BankKeys[number]) => {
  const own = Buffer.from(hkdfSync('sha256', bytes, '', 'farthing waiting mail', 32))
  return { id: createHash('sha256').update('mail').update(own).digest('hex').slice(0, 8), bytes: own }
}

const belongsTo = (recipient: string) => Buffer.from(`mail to ${recipient}`)

/** Keys of their own, derived from those of the configuration: the first seals, the others open what has waited for longer than a change of keys. */
export function openMailSeal(keys: BankKeys): MailSeal {
  const own = keys.map(keyOf)
  return {
    seal(recipient, words) {
      const [key = keyOf(keys[0])] = own
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key.bytes, iv).setAAD(belongsTo(recipient))
      const sealed = Buffer.concat([iv, cipher.update(words, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${key.id}.${sealed.toString('base64')}`
    },
    open(recipient, sealed) {
      const [id, text = ''] = sealed.split('.')
      const key = own.find((one) => one.id === id)
      if (!key) return null
      const bytes = Buffer.from(text, 'base64')
      try {
        const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, 12)).setAAD(belongsTo(recipient))
        decipher.setAuthTag(bytes.subarray(-16))
        return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}
