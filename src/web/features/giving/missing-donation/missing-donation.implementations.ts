import { type AnyMachineSnapshot, fromPromise } from 'xstate'
import { claimCalls } from '#contract/giving/claims.calls.ts'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import type { VisitedRetailer } from '#contract/shopping/visit.ts'
import {
  type KeptMissingDonation,
  type MissingDonationSent,
  missingDonationMachine,
  noMissingDonation,
} from '#machines/giving/missing-donation/missing-donation.machine.ts'
import { digest } from '#web/platform/digest.ts'
import { wizardDraftWith } from '#web/shared/drafts/wizard-draft.implementations.ts'
import type { Site } from '#web/site/site.ts'
import { send, watchConnection } from '../send-enquiry.ts'

function missingDonationWith({ api }: Pick<Site, 'api'>, draft: { readonly id: string }) {
  return missingDonationMachine.provide({
    actors: {
      watchConnection,
      readShops: fromPromise(async ({ signal }): Promise<VisitedRetailer[]> => {
        // A wizard that gives way at once to what an earlier visit has left asks nothing.
        await Promise.resolve()
        signal.throwIfAborted()
        return (await api.ask(shoppingCalls.listVisitedRetailers)).details.visitedRetailers
      }),
      readVisits: fromPromise(async ({ input: { retailer } }) => {
        const { details } = await api.ask(shoppingCalls.listVisitDates, { path: { id: retailer?.id ?? 0 } })
        return details.retailerVisitDates
      }),
      sendMissingDonation: fromPromise(
        async ({ input: { retailer, visitDate, order, isAnother } }): Promise<MissingDonationSent> => {
          if (!retailer || !visitDate || !order) return { kind: 'noVisit' }
          const body = { retailerId: retailer.id, visitDate, order, ...(isAnother ? { isAnother } : {}) }
          const idempotencyKey = `${draft.id}-enquiry-${digest(JSON.stringify(body))}`
          return send(async () => (await api.ask(claimCalls.fileMissingDonation, { body, idempotencyKey })).details)
        },
      ),
    },
  })
}

/** What the device keeps: every answer, and whether it waits to be sent. */
const keptOf = (state: AnyMachineSnapshot): KeptMissingDonation => ({
  ...(Object.fromEntries(
    Object.keys(noMissingDonation).map((name) => [name, state.context[name]]),
  ) as unknown as KeptMissingDonation), // all of its names
  isSaved: state.hasTag('sent') || (state.hasTag('begins') && state.context.isSaved),
})

export const draftedMissingDonationWith = (site: Site) =>
  wizardDraftWith(site, {
    kind: 'missingDonation',
    empty: noMissingDonation,
    wizardWith: (draft) => missingDonationWith(site, draft),
    answersOf: keptOf,
  })
