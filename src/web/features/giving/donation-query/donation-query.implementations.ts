import { fromPromise } from 'xstate'
import { claimCalls } from '#contract/giving/claims.calls.ts'
import { transactionCalls } from '#contract/giving/transactions.calls.ts'
import type { DonationFound } from '#machines/giving/donation-detail/donation-detail.machine.ts'
import { donationQueryMachine, type QuerySent } from '#machines/giving/donation-query/donation-query.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { digest } from '#web/platform/digest.ts'
import type { Site } from '#web/site/site.ts'
import { send, watchConnection } from '../send-enquiry.ts'

export function donationQueryWith({ api }: Pick<Site, 'api'>, key: string) {
  return donationQueryMachine.provide({
    actors: {
      watchConnection,
      readDonation: fromPromise(async ({ input: { id } }): Promise<DonationFound> => {
        try {
          const { details } = await api.ask(transactionCalls.readTransaction, { path: { transactionId: id } })
          return { kind: 'found', transaction: details.transaction }
        } catch (error) {
          if (error instanceof ApiFailure && error.status === 404) return { kind: 'unknown' }
          throw error
        }
      }),
      sendQuery: fromPromise(async ({ input: { id, reason, comment } }): Promise<QuerySent> => {
        if (!reason) return { kind: 'refused', fields: { reason: 'queryReasonRequired' } }
        const body = { transactionId: id, reason, comment }
        const idempotencyKey = `${key}-query-${digest(JSON.stringify(body))}`
        return send(async () => ({
          kind: 'received' as const,
          ...(await api.ask(claimCalls.fileDonationQuery, { body, idempotencyKey })).details,
        }))
      }),
    },
  })
}
