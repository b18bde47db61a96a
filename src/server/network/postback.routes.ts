import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Db } from '../db/open.ts'
import { Refusal } from '../gate/refusal.ts'
import { decideClaim, mailDecision } from '../giving/claim-decision.ts'
import { moveClaim } from '../giving/claims.ts'
import { bookSale, moveDonation } from '../giving/donations.ts'
import type { Services } from '../services.ts'
import { sharedSecret } from '../settings.ts'
import { isGenuine, type NetworkEvent, networkEvent } from './postback.ts'

export const postbackPath = '/api/network/postbacks'

type Decided = Awaited<ReturnType<typeof decideClaim>>
interface Taken {
  donationId: string | null
  decided?: { claim: Decided; reason: string }
}

/** A shop's answer decides a claim whether or not somebody of the support team has looked at it. */
async function answerClaim(db: Db, event: Extract<NetworkEvent, { type: 'claimAnswered' }>, now: number): Promise<Taken> {
  const claim = { id: event.reference, by: 'farthing', now } as const
  const row = await db.selectFrom('claim').select('status').where('id', '=', event.reference).executeTakeFirst()
  if (row?.status === 'received') await moveClaim(db, { ...claim, event: { type: 'claim.taken' } })
  const type = event.isFound ? 'claim.accepted' : 'claim.declined'
  const decided = await decideClaim(db, { ...claim, event: { type, text: event.reason } })
  return { donationId: null, decided: { claim: decided, reason: event.reason } }
}

async function take(db: Db, event: NetworkEvent, now: number): Promise<Taken> {
  if (event.type === 'sale') return bookSale(db, event, now)
  if (event.type === 'claimAnswered') return answerClaim(db, event, now)
  if (event.type === 'adjusted')
    await moveDonation(db, event.reference, { type: 'spent', spentPence: event.spentPence }, 'retailer', event.at)
  else if (event.type === 'confirmed')
    await moveDonation(db, event.reference, { type: 'event', event: { type: 'retailer.confirmed' } }, 'retailer', event.at)
  else if (event.type === 'declined')
    await moveDonation(
      db,
      event.reference,
      { type: 'event', event: { type: 'retailer.declined', reason: event.reason } },
      'retailer',
      event.at,
    )
  else await moveDonation(db, event.reference, { type: 'event', event: { type: 'funds.received' } }, 'network', event.at)
  return { donationId: null }
}

/**
 * Takes what networks report. Signed with HMAC-SHA256 over timestamp, nonce and raw body. A nonce is good once; the same event under a new nonce is answered
 * as before and changes nothing.
 */
export async function servePostbacks(app: FastifyInstance, services: Services): Promise<void> {
  const secret = await sharedSecret(services.db, 'network-secret')
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post(postbackPath, { bodyLimit: 8192 }, async (request) => {
      const header = (name: string) => String(request.headers[name] ?? '')
      const signed = {
        timestamp: header('x-network-timestamp'),
        nonce: header('x-network-nonce'),
        body: String(request.body ?? ''),
      }
      const now = services.clock.now()
      if (!/^[\w-]{16,64}$/.test(signed.nonce) || !isGenuine(secret, signed, header('x-network-signature'), now)) {
        await services.db
          .insertInto('audit')
          .values({ at: new Date(now), user_id: null, action: 'postbackRefused', detail: JSON.stringify({ ip: request.ip }) })
          .execute()
        throw new Refusal('badSignature')
      }
      const parsed = z.safeParse(networkEvent, parseJson(signed.body))
      if (!parsed.success)
        throw new Refusal('validation', {
          fields: Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message])),
        })
      const event = parsed.data
      let decided: Taken['decided']
      const answer = await services.db.transaction().execute(async (transaction) => {
        const before = await transaction
          .selectFrom('postback')
          .select(['nonce', 'answer'])
          .where((where) => where.or([where('nonce', '=', signed.nonce), where('event_id', '=', event.eventId)]))
          .executeTakeFirst()
        if (before?.nonce === signed.nonce) throw new Refusal('replayed')
        if (before) return before.answer
        const { donationId, ...rest } = await take(transaction, event, now)
        const taken = { donationId }
        decided = rest.decided
        await transaction
          .insertInto('postback')
          .values({ nonce: signed.nonce, event_id: event.eventId, answer: JSON.stringify(taken), received_at: new Date(now) })
          .execute()
        return taken
      })
      if (decided) await mailDecision(services, decided.claim, decided.reason, now)
      return { body: { details: answer } }
    })
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
