import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createLimiter } from '#server/gate/concurrency-limiter.ts'
import { hashConcurrency } from '#server/gate/lanes.ts'

const derive = promisify(argon2)

/** ASVS 11.4.2: argon2id with 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

/** Hashing is bounded, so that a flood of sign-ins cannot starve the rest of the site (threat A7). Calls wait before this, in a lane of their own. */
const hashing = createLimiter({ atOnce: hashConcurrency, waiting: 64, patience: 10_000 })

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const leave = await hashing.acquire()
  try {
    return await work()
  } finally {
    leave()
  }
}

function deriveKey(password: string, nonce: Buffer): Promise<Buffer> {
  return inTurn(() => derive('argon2id', { ...cost, message: Buffer.from(password.normalize('NFC')), nonce }) as Promise<Buffer>) // promisify loses the overload's result type
}

/** Answers "argon2id$salt$key" in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const key = await deriveKey(password, nonce)
  return `argon2id$${nonce.toString('base64url')}$${key.toString('base64url')}`
}

const nobody = `argon2id$${Buffer.alloc(16, 7).toString('base64url')}$${Buffer.alloc(32, 7).toString('base64url')}`

/** Takes as long for an unknown person (`stored` null) as for a wrong password (threat A2). */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, salt = '', key = ''] = (stored ?? nobody).split('$')
  const derived = await deriveKey(password, Buffer.from(salt, 'base64url'))
  const expected = Buffer.from(key, 'base64url')
  return stored !== null && derived.length === expected.length && timingSafeEqual(derived, expected)
}
