import { createHash } from 'node:crypto'
import { DAY, limits, MINUTE } from '#contract/limits.ts'
import { type CarriedDraft, draft } from '#contract/registration/draft.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import type { Handlers } from '../gate/serve.ts'
import { composeMail } from '../mail/messages.ts'
import { decrypt, encrypt, hashOf, newSecret } from '../shared/secrets.ts'

/** What somebody types into a wizard is theirs: at rest it can be read only with the code, which we do not keep. */
const keyOf = (code: string) => createHash('sha256').update(`draft:${code}`).digest()

const lock = (code: string, text: string) => encrypt(keyOf(code), text)
const unlock = (code: string, locked: string) => decrypt(keyOf(code), locked)

async function find(db: Db, code: string, now: number): Promise<CarriedDraft> {
  const row = await db.selectFrom('draft').selectAll().where('hash', '=', hashOf(code)).executeTakeFirst()
  if (!row) throw new HttpError('linkInvalid')
  if (row.expires_at.getTime() <= now) throw new HttpError('linkExpired')
  return draft.parse(JSON.parse(unlock(code, row.answers)))
}

const pageOf = { cause: '/register-your-good-cause/create', business: '/register-your-business/create' } as const

export const draftHandlers = {
  keepDraft: async ({ db, now, body, request }) => {
    await rateLimit(db, now, [{ key: `draft:${networkOf(request.ip)}`, max: 30, window: DAY }])
    await db.deleteFrom('draft').where('expires_at', '<=', new Date(now)).execute()
    const code = newSecret()
    await db
      .insertInto('draft')
      .values({
        hash: hashOf(code),
        kind: body.kind,
        version: body.version,
        answers: lock(code, JSON.stringify(body)),
        expires_at: new Date(now + limits.draftLife),
      })
      .execute()
    return { code }
  },

  readDraft: async ({ db, now, params, request }) => {
    await rateLimit(db, now, [{ key: `draft-try:${networkOf(request.ip)}`, max: 50, window: 15 * MINUTE }])
    return { draft: await find(db, params.code, now) }
  },

  /** To oneself; a few a day, so that nobody can be flooded with it (threat A6). */
  mailDraft: async ({ services, db, now, params, body, request }) => {
    await rateLimit(db, now, [
      { key: `draft-mail:${networkOf(request.ip)}`, max: 10, window: DAY },
      { key: `draft-mail:${body.email.toLowerCase()}`, max: 3, window: DAY },
    ])
    const code = params.code
    const { kind } = await find(db, code, now)
    const { config, mail, words } = services
    const values = { site: tenants[config.tenant].name, address: `${config.publicUrl}${pageOf[kind]}#draft=${code}` }
    await mail.queue(db, composeMail(words.own, body.email, 'draft', values), now)
    return { sent: true as const }
  },
} satisfies Handlers
