import * as z from 'zod/mini'
import { refusalKind } from '../cause-admin/statement.ts'
import type { MessageEvent } from '../cause-admin/supporter-message.ts'
import { declineReason } from '../giving/donation.ts'
import { visitRisk } from '../shopping/visit.ts'

/** What people are told of (G-031, C-053…C-055). */
export const noticeKinds = [
  'causeWelcome',
  'donationTracked',
  'donationConfirmed',
  'donationDeclined',
  'donationCorrected',
  'donationPaid',
  'donationReturned',
  'paymentRefused',
  'paymentReturned',
  'causeRefused',
  'causeRestored',
  'adminLeft',
  'leftCause',
  'adminReturned',
  'returnRefused',
  'removalUndone',
  'handoverAccepted',
  'handoverDeclined',
  'handoverUndone',
  'handoverDone',
  'causeClosing',
  'causeClosingUndone',
  'causeClosed',
  'ownCauseClosed',
  'causeReopened',
  'ownCauseReopened',
  'reopeningRefused',
  'donationsMoved',
  'claimMoved',
  'visitUntracked',
  'nudge',
  'milestone',
  'stampCardFull',
  'referralJoined',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** F-153: with which notice a cause's message of an event goes. */
export const noticeOf: Record<MessageEvent, NoticeKind> = {
  welcomeNewSupporter: 'causeWelcome',
  thanksForShopping: 'donationTracked',
  thanksForDonation: 'donationConfirmed',
  thanksPaid: 'donationPaid',
  nudge30DaysNoShop: 'nudge',
  donationMilestone: 'milestone',
}

/** Where others than the person themselves can take a claim. */
export const toldClaimStages = ['received', 'inProgress', 'accepted', 'declined', 'settled'] as const

/** What a notice's sentence names; which of it is there depends on the kind. Amounts in pence, `day` is YYYY-MM-DD in London. */
export const noticeDetail = z.object({
  shop: z.optional(z.string()),
  shopId: z.optional(z.number()),
  cause: z.optional(z.string()),
  causeId: z.optional(z.number()),
  pence: z.optional(z.number()),
  day: z.optional(z.string()),
  reason: z.optional(declineReason),
  stage: z.optional(z.enum(toldClaimStages)),
  risks: z.optional(z.array(visitRisk)),
  refusal: z.optional(refusalKind),
  /** Who has done it. */
  name: z.optional(z.string()),
  /** The other cause that money has gone to. */
  toCause: z.optional(z.string()),
  /** What somebody has written about it. */
  text: z.optional(z.string()),
})
export type NoticeDetail = z.infer<typeof noticeDetail>

/** `subject` is the id of what it is about: a donation, claim, visit, payment, card or person. */
export const notice = z.object({
  id: z.number(),
  kind: z.enum(noticeKinds),
  subject: z.string(),
  at: z.string(),
  isNew: z.boolean(),
  detail: noticeDetail,
  /** What the cause itself says to it (F-153). */
  says: z.optional(z.string()),
})
export type Notice = z.infer<typeof notice>
