import type { DonationStage } from '#contract/giving/donation.ts'
import { type JournalAccount, journalAccounts } from '#contract/giving/journal-accounts.ts'

const retailerAccounts: readonly JournalAccount[] = ['retailerReceivable', 'funds', 'clawback']

/** What of a donation stands in the books. Pence. */
export interface Booked {
  stage: DonationStage
  donationPence: number
  /** What the retailer has sent us for it so far, also where it was clawed back since. */
  fundedPence: number
  /** Corrections by where they are: not in a payment yet, in one that the bank has not made yet, made. Signed. */
  corrections: { open: number; inPayment: number; settled: number }
  isBonus: boolean
}

export type Position = Partial<Record<JournalAccount, number>>

export const causeAccount = {
  tracked: 'causePending',
  inReview: 'causePending',
  awaitingFunds: 'causeConfirmed',
  available: 'causePayable',
  inPaymentRun: 'inPayment',
  paid: 'paid',
} as const satisfies Partial<Record<DonationStage, JournalAccount>>

/** Where the money of a donation stands, debits positive. It sums to zero by construction: what is an asset of ours is owed to the cause. */
export function positionOf({ stage, donationPence, fundedPence, corrections, isBonus }: Booked): Position {
  const position: Record<string, number> = {}
  const add = (account: JournalAccount, pence: number) => {
    position[account] = (position[account] ?? 0) + pence
  }
  const standing = stage === 'declined' ? 0 : donationPence
  const owed = standing + corrections.open + corrections.inPayment + corrections.settled
  const isFunded = stage === 'available' || stage === 'inPaymentRun' || stage === 'paid'
  if (isBonus) add('bonus', owed)
  else {
    add('funds', fundedPence)
    add('retailerReceivable', isFunded ? 0 : owed)
    add('clawback', (isFunded ? owed : 0) - fundedPence)
  }
  if (stage !== 'declined') add(causeAccount[stage], -standing)
  add('causePayable', -corrections.open)
  add('inPayment', -corrections.inPayment)
  add('paid', -corrections.settled)
  return Object.fromEntries(Object.entries(position).filter(([, pence]) => pence !== 0))
}

export interface Posting {
  account: JournalAccount
  ownerId: number | null
  pence: number
}

/** What has to be written so that the books go from one position to the other. */
export function postingsBetween(
  before: Position,
  after: Position,
  owners: { causeId: number; retailerId: number | null },
): Posting[] {
  return journalAccounts.flatMap((account) => {
    const pence = (after[account] ?? 0) - (before[account] ?? 0)
    const ownerId = account === 'bonus' ? null : retailerAccounts.includes(account) ? owners.retailerId : owners.causeId
    return pence === 0 ? [] : [{ account, ownerId, pence }]
  })
}
