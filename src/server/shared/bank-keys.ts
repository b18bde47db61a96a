import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { decrypt, encrypt } from './secrets.ts'

export interface BankKey {
  /** Stored beside what it sealed: the beginning of its digest. */
  id: string
  bytes: Buffer
}

/** The first key seals; the others open what was sealed before a change of keys. */
export type BankKeys = readonly [BankKey, ...BankKey[]]

/** What of bank details can be used to move money. */
export interface AccountNumbers {
  sortCode: string
  accountNumber: string
  rollNumber: string | null
}

/** What stands beside the seal, so that people recognise an account. */
export const endsOf = ({ accountNumber, sortCode }: AccountNumbers): { last_four: string; sort_code_end: string } => ({
  last_four: accountNumber.slice(-4),
  sort_code_end: sortCode.slice(-2),
})

export const bankKey = (bytes: Buffer): BankKey => ({
  id: createHash('sha256').update('bank-details-key').update(bytes).digest('hex').slice(0, 8),
  bytes,
})

/** A database in memory goes with its process and holds invented accounts: nothing of it needs to be kept from anybody. */
const keyOfMemory = bankKey(createHash('sha256').update('accounts in memory').digest())

const fileIn = (folder: string) => join(folder, 'bank-details.key')
const readKey = (file: string) => bankKey(Buffer.from(readFileSync(file, 'utf8').trim(), 'base64'))

/** While developing: made once, and kept beside the database, never in it. */
function keyOfFolder(folder: string): BankKey {
  const file = fileIn(folder)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    try {
      writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true })
    } catch (error) {
      // On a full disk an empty file would be left, and taken for the key from then on.
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) rmSync(file, { force: true })
      throw error
    }
  }
  return readKey(file)
}

/** The configured keys, and after them the folder's own one, for what was sealed before a key was configured. */
export function openBankKeys(config: Config, inMemory: boolean): BankKeys {
  const [first, ...others] = config.bankDetailsKeys.map(bankKey)
  if (first) return [first, ...others, ...(existsSync(fileIn(config.dataDir)) ? [readKey(fileIn(config.dataDir))] : [])]
  return [inMemory ? keyOfMemory : keyOfFolder(config.dataDir)]
}

/** What is sealed belongs to its cause: put into another cause's row it cannot be opened. */
const belongsTo = (causeId: number) => `bank details of cause ${causeId}`

export function seal([key]: BankKeys, causeId: number, numbers: AccountNumbers): { sealed: string; key_id: string } {
  return { sealed: encrypt(key.bytes, JSON.stringify(numbers), belongsTo(causeId)), key_id: key.id }
}

/** Throws where the key is not there, and where what was sealed has been changed or moved. */
export function unseal(keys: BankKeys, causeId: number, sealed: string, keyId: string | null): AccountNumbers {
  const key = keys.find(({ id }) => id === keyId)
  if (!key)
    throw new Error(
      `An account was sealed with the key ${keyId}, which is not in BANK_DETAILS_KEY. Add it there after the newest.`,
    )
  return JSON.parse(decrypt(key.bytes, sealed, belongsTo(causeId)))
}
