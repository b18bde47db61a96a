import { HttpError } from '#server/gate/http-error.ts'
import type { Handlers } from '#server/gate/serve.ts'
import { readRecord } from './donation-record.ts'
import { findDonations, toFound } from './donation-search.ts'

const perPage = 20

/** What the support team sees of donations. Each look is noted by the gate. */
export const donationRecordHandlers = {
  findDonations: async ({ db, query: { page = 1, ...given } }) => {
    const rows = await findDonations(db, given)
      ?.orderBy('purchased_at', 'desc')
      .orderBy('donation.id', 'desc')
      .limit(perPage + 1)
      .offset((page - 1) * perPage)
      .execute()
    return { donations: (rows ?? []).slice(0, perPage).map(toFound), hasMore: (rows ?? []).length > perPage }
  },

  readDonationRecord: async ({ db, params }) => {
    const donation = await readRecord(db, params.transactionId)
    if (!donation) throw new HttpError('notFound')
    return { donation }
  },
} satisfies Handlers
