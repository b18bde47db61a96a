import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { upTo } from '../ids.ts'
import { donationRecord, foundDonation } from './donation-record.ts'

const text = z.optional(z.string().check(z.trim(), z.maxLength(255)))

const support = { id: 'A-107', method: 'GET', access: 'support', noCache: true } as const

/** Donations as the support team sees them. Each look is noted by the gate. */
export const donationRecordCalls = {
  /**
   * The newest first, 20 a page; every field that is given narrows, and without any there is nothing. `order` is the number of the donation, of the shop or of the network;
   * `person` the whole address or the number of the account; `cause` its number or how its name begins.
   */
  findDonations: defineCall({
    ...support,
    path: '/support/donations',
    query: z.object({ order: text, person: text, cause: text, page: upTo(1000) }),
    details: z.object({ donations: z.array(foundDonation), hasMore: z.boolean() }),
  }),
  readDonationRecord: defineCall({
    ...support,
    path: '/support/donations/:transactionId',
    details: z.object({ donation: donationRecord }),
  }),
}
