import { createHash, createHmac, hkdfSync } from 'node:crypto'
import type { Db } from '../db/open.ts'
import { decrypt, encrypt } from '../shared/secrets.ts'
import { HttpError } from './http-error.ts'

/** The client's key locks what is stored: a copy of the table holds no tokens, and nothing that a password of a body could be guessed from. */
function lock(key: string, what: 'answer' | 'request'): Buffer {
  return Buffer.from(hkdfSync('sha256', key, 'farthing', `idempotent ${what}`, 32))
}

/** Tells two requests under one key apart: the same call at another address is another request. */
const hashOfRequest = ({ key, params, body }: { key: string; params: unknown; body: unknown }): string =>
  createHmac('sha256', lock(key, 'request'))
    .update(JSON.stringify([params, body ?? null]))
    .digest('base64url')

const seal = (key: string, answer: string) => encrypt(lock(key, 'answer'), answer)
const unseal = (key: string, sealed: string) => decrypt(lock(key, 'answer'), sealed)

/**
 * Runs `work` at most once per person and key: its effects, the key and the answer are committed together, and later uses get the same answer. A key of
 * somebody else is another key. Parallel uses wait on the key's row. Throws `differentBody` when the key comes back with another body or address. Keys are kept for a day at least.
 */
export async function withIdempotency<T>(
  db: Db,
  request: { key: string; call: string; userId: number | null; params: unknown; body: unknown; now: number },
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const keyHash = createHash('sha256')
    .update(`${request.call}:${request.userId ?? 'nobody'}:${request.key}`)
    .digest('base64url')
  const bodyHash = hashOfRequest(request)
  return db.transaction().execute(async (transaction) => {
    const mine = await transaction
      .insertInto('idempotency')
      .values({ key_hash: keyHash, call: request.call, body_hash: bodyHash, answer: null, created_at: new Date(request.now) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key_hash')
      .executeTakeFirst()
    if (!mine) {
      const kept = await transaction.selectFrom('idempotency').selectAll().where('key_hash', '=', keyHash).executeTakeFirst()
      if (!kept?.answer) throw new HttpError('inProgress')
      if (kept.body_hash !== bodyHash) throw new HttpError('differentBody')
      return JSON.parse(unseal(request.key, kept.answer))
    }
    const answer = await work(transaction)
    await transaction
      .updateTable('idempotency')
      .set({ answer: seal(request.key, JSON.stringify(answer)) })
      .where('key_hash', '=', keyHash)
      .execute()
    return answer
  })
}
