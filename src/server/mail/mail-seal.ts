import { createHash, hkdfSync } from 'node:crypto'
import type { BankKeys } from '../shared/bank-keys.ts'
import { decrypt, encrypt } from '../shared/secrets.ts'

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

const belongsTo = (recipient: string) => `mail to ${recipient}`

/** Keys of their own, derived from those of the configuration: the first seals, the others open what has waited for longer than a change of keys. */
export function openMailSeal(keys: BankKeys): MailSeal {
  const own = keys.map(keyOf)
  return {
    seal(recipient, words) {
      const [key = keyOf(keys[0])] = own
      return `${key.id}.${encrypt(key.bytes, words, belongsTo(recipient))}`
    },
    open(recipient, sealed) {
      const [id, text = ''] = sealed.split('.')
      const key = own.find((one) => one.id === id)
      if (!key) return null
      try {
        return decrypt(key.bytes, text, belongsTo(recipient))
      } catch {
        return null
      }
    },
  }
}
