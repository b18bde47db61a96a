import { fromPromise } from 'xstate'
import { claimCalls } from '#contract/giving/claims.calls.ts'
import { transactionCalls } from '#contract/giving/transactions.calls.ts'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import type { DonationFound } from '#machines/giving/donation-detail/donation-detail.machine.ts'
import { donationQueryMachine, type QuerySent } from '#machines/giving/donation-query/donation-query.machine.ts'
import { type EnquirySent, missingDonationMachine } from '#machines/giving/missing-donation/missing-donation.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { digest } from '#web/platform/digest.ts'
import type { Site } from '#web/site/site.ts'

/**
 * Sends once, however often it is tried: the key goes with what is sent. What the server finds wrong is told by field, a server out of reach is `offline`;
 * any other failure throws.
 */
async function send<Taken>(
  ask: () => Promise<Taken>,
): Promise<Taken | { kind: 'refused'; fields: Record<string, string> } | { kind: 'offline' }> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.status === 422) {
      const faults = Object.entries(error.fields).map(([name, code]) => [name.replace(/^order\./, ''), code])
      return { kind: 'refused', fields: Object.fromEntries(faults) }
    }
    if (error.status === 0 && error.kind === 'system') return { kind: 'offline' }
    throw error
  }
}

export function missingDonationWith({ api }: Pick<Site, 'api'>, key: string) {
  return missingDonationMachine.provide({
    actors: {
      readShops: fromPromise(async () => (await api.ask(shoppingCalls.listVisitedRetailers)).details.visitedRetailers),
      readVisits: fromPromise(async ({ input: { retailer } }) => {
        const { details } = await api.ask(shoppingCalls.listVisitDates, { path: { id: retailer?.id ?? 0 } })
        return details.retailerVisitDates
      }),
      sendEnquiry: fromPromise(async ({ input: { retailer, visitDate, order, isAnother } }): Promise<EnquirySent> => {
        if (!retailer || !visitDate || !order) return { kind: 'noVisit' }
        const body = { retailerId: retailer.id, visitDate, order, ...(isAnother ? { isAnother } : {}) }
        const idempotencyKey = `${key}-enquiry-${digest(JSON.stringify(body))}`
        return send(async () => (await api.ask(claimCalls.fileMissingDonation, { body: body as never, idempotencyKey })).details) // the rules of the form have decided which kind of order it is
      }),
    },
  })
}

export function donationQueryWith({ api }: Pick<Site, 'api'>, key: string) {
  return donationQueryMachine.provide({
    actors: {
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
