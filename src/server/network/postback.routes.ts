import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { KeptReason } from '#contract/support/kept-report.ts'
import { HttpError } from '../gate/http-error.ts'
import { sanitize } from '../gate/sanitize.ts'
import { mailDecision } from '../giving/claims/claim-decision.ts'
import type { Services } from '../services.ts'
import { sharedSecret } from '../settings.ts'
import { isGenuine, type NetworkEvent, networkEvent } from './postback.ts'
import { takeReport } from './take-report.ts'

/** What of a report keeps it from being booked. */
const fieldOf: Record<Exclude<KeptReason, 'accountClosed'>, string> = {
  purchaseBeforeVisit: 'at',
  purchaseTooLate: 'at',
  purchaseInFuture: 'at',
  cardUnknown: 'card',
  termsUnknown: 'reference',
  maybeClaimed: 'reference',
}

/** Whose account it was, a sale says by its visit and a purchase in a shop by its card. */
const fieldFor = (event: NetworkEvent, kept: KeptReason) =>
  kept === 'accountClosed' ? ('visitId' in event ? 'visitId' : 'card') : fieldOf[kept]

export const postbackPath = '/api/network/postbacks'

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
        services.refusals.count('postback', 'badSignature', now)
        throw new HttpError('badSignature')
      }
      const parsed = z.safeParse(networkEvent, parseJson(signed.body))
      if (!parsed.success)
        throw new HttpError('validation', {
          fields: Object.fromEntries(parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message])),
        })
      const event = parsed.data
      const report = { network: services.network.name, nonce: signed.nonce, event, now }
      const answer = await services.db.transaction().execute(async (db) => {
        const taken = await takeReport(db, report)
        if (taken.decided) await mailDecision({ ...services, db }, taken.decided.claim, taken.decided.reason, now)
        return taken.answer
      })
      if ('kept' in answer) throw new HttpError('validation', { fields: { [fieldFor(event, answer.kept)]: answer.kept } })
      return { body: { details: answer } }
    })
  })
}

function parseJson(text: string): unknown {
  try {
    return sanitize(JSON.parse(text))
  } catch {
    return null
  }
}
