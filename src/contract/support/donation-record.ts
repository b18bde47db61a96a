import * as z from 'zod/mini'
import { claimStages, claimTypes } from '../giving/claim.ts'
import { bonusTypes, declineReason, donationMove, donationStage } from '../giving/donation.ts'
import { journalAccounts } from '../giving/journal-accounts.ts'
import { lineStages } from '../giving/payment-run.ts'
import { keptReasons } from './kept-report.ts'

/** A donation as the support team finds it. Pence. */
export const foundDonation = z.object({
  id: z.string(),
  /** The address of whoever bought, also of a guest; null once an account is deleted. */
  person: z.nullable(z.string()),
  causeName: z.string(),
  /** Null for a bonus. */
  shopName: z.nullable(z.string()),
  bonusType: z.nullable(z.enum(bonusTypes)),
  purchasedAt: z.string(),
  spentPence: z.number(),
  donationPence: z.number(),
  correctionPence: z.number(),
  stage: donationStage,
})
export type FoundDonation = z.infer<typeof foundDonation>

/** The payment that has paid a donation, or makes up for a correction. */
const paidWith = z.object({
  id: z.string(),
  reference: z.string(),
  /** Null for what was paid before there were runs. */
  runId: z.nullable(z.string()),
  stage: z.nullable(z.enum(lineStages)),
  isPaid: z.boolean(),
})

export const recordedCorrection = z.object({
  at: z.string(),
  pence: z.number(),
  reason: z.nullable(declineReason),
  /** Null while no payment makes up for it. */
  payment: z.nullable(paidWith),
})
export type RecordedCorrection = z.infer<typeof recordedCorrection>

/** What a transaction of the journal is about; `other` is what has no word of its own. */
export const journalKinds = [
  'opening',
  'sale.booked',
  'bonus.booked',
  'bonus.withdrawn',
  'returns.closed',
  'retailer.confirmed',
  'retailer.adjusted',
  'retailer.declined',
  'funds.received',
  'run.joined',
  'run.left',
  'run.paid',
  'other',
] as const

/** A transaction of the journal, of which only what is about this donation. Debits are positive. */
export const journalLine = z.object({
  at: z.string(),
  kind: z.enum(journalKinds),
  note: z.nullable(z.string()),
  postings: z.array(z.object({ account: z.enum(journalAccounts), owner: z.nullable(z.string()), pence: z.number() })),
})
export type JournalLine = z.infer<typeof journalLine>

export const recordedReport = z.object({
  id: z.number(),
  reason: z.enum(keptReasons),
  reference: z.string(),
  receivedAt: z.string(),
  spentPence: z.nullable(z.number()),
  handledAt: z.nullable(z.string()),
  handledBy: z.nullable(z.string()),
})

export const recordedClaim = z.object({
  id: z.string(),
  type: z.enum(claimTypes),
  stage: z.enum(claimStages),
  filedAt: z.string(),
  orderReference: z.nullable(z.string()),
  spentPence: z.nullable(z.number()),
  /** Whether it was accepted as this donation, and not only made for the same visit. */
  isOfThis: z.boolean(),
})

/** Everything that is known about one donation. */
export const donationRecord = z.object({
  ...foundDonation.shape,
  causeId: z.number(),
  userId: z.nullable(z.number()),
  purchaseType: z.enum(['online', 'inStore']),
  declineReason: z.nullable(declineReason),
  network: z.string(),
  networkReference: z.string(),
  orderReference: z.nullable(z.string()),
  visitedAt: z.nullable(z.string()),
  /** False while only an accepted claim says that it was bought. */
  isReported: z.boolean(),
  fundedPence: z.number(),
  terms: z.nullable(z.object({ kind: z.enum(['percent', 'fixed']), value: z.number(), rateName: z.nullable(z.string()) })),
  payment: z.nullable(paidWith),
  moves: z.array(donationMove),
  corrections: z.array(recordedCorrection),
  journal: z.array(journalLine),
  /** What of it stands in which account of the journal now. */
  standing: z.array(z.object({ account: z.enum(journalAccounts), pence: z.number() })),
  reports: z.array(recordedReport),
  claims: z.array(recordedClaim),
})
export type DonationRecord = z.infer<typeof donationRecord>
