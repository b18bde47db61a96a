import type { DonationRecord } from '#contract/support/donation-record.ts'
import { readingFixtures } from '#machines/reading.fixtures.ts'
import { foundDonation } from '../donation-finder/donation-finder.fixtures.ts'
import { donationRecordMachine } from './donation-record.machine.ts'

const payment = { id: 'P-1', reference: 'FAR-12-2026Q3', runId: 'R-7K2M9QXB', stage: 'paid' as const, isPaid: true }

export const donationRecord: DonationRecord = {
  ...foundDonation,
  causeId: 12,
  userId: 1,
  purchaseType: 'online',
  declineReason: null,
  network: 'demo',
  networkReference: 'NET-501',
  orderReference: 'AH/900 17',
  visitedAt: '2026-10-12T09:40:00.000Z',
  isReported: true,
  fundedPence: 6000,
  terms: { kind: 'percent', value: 1000, rateName: 'All orders' },
  payment,
  moves: [
    { stage: 'tracked', at: '2026-10-12T10:00:00.000Z', by: 'network', amountPence: 6000, correctionPence: null },
    { stage: 'paid', at: '2026-11-02T10:00:00.000Z', by: 'farthing', amountPence: 6000, correctionPence: null },
    { stage: 'paid', at: '2026-11-20T10:00:00.000Z', by: 'retailer', amountPence: 1500, correctionPence: -4500 },
  ],
  corrections: [{ at: '2026-11-20T10:00:00.000Z', pence: -4500, reason: null, payment: null }],
  journal: [
    {
      at: '2026-11-20T10:00:00.000Z',
      kind: 'retailer.adjusted',
      note: null,
      postings: [
        { account: 'clawback', owner: 'Alder Home', pence: -4500 },
        { account: 'causePayable', owner: 'Harrowden Hospice', pence: 4500 },
      ],
    },
  ],
  standing: [{ account: 'paid', pence: -6000 }],
  reports: [
    {
      id: 12,
      reason: 'maybeClaimed',
      reference: 'NET-501',
      receivedAt: '2026-11-20T10:00:00.000Z',
      spentPence: 1100,
      handledAt: null,
      handledBy: null,
    },
  ],
  claims: [
    {
      id: 'CL-7K2M9QXB',
      type: 'missingDonation',
      stage: 'accepted',
      filedAt: '2026-10-20T10:00:00.000Z',
      orderReference: 'AH/900 17',
      spentPence: 15_000,
      isOfThis: true,
    },
  ],
}

export const donationRecordFixtures = readingFixtures(donationRecordMachine, { donation: donationRecord })
