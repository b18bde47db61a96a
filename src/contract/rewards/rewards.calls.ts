import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { largestId, upTo } from '../ids.ts'
import { figurePeriods } from './channels.ts'
import { leaderboard, leaderboardPeriods } from './leaderboard.ts'
import { mailLists } from './opt-out.ts'
import { promotionFigures } from './promotion-figures.ts'
import { referralSummary } from './referral.ts'
import { shareRules } from './share.rules.ts'
import { stampCard } from './stamp-card.ts'

/** What people get for shopping and for bringing others along. */
export const rewardCalls = {
  listStampCards: defineCall({
    id: 'A-097',
    method: 'GET',
    path: '/user/me/stampcards',
    access: 'full',
    noCache: true,
    details: z.object({ cards: z.array(stampCard), causeName: z.nullable(z.string()) }),
  }),
  redeemStampCard: defineCall({
    id: 'A-097',
    method: 'POST',
    path: '/user/me/stampcards/:cardId/redeem',
    access: 'full',
    idempotent: true,
    ignoredStatuses: [409],
    details: z.object({ rewardPence: z.number(), causeName: z.string(), transactionId: z.string() }),
  }),
  readReferrals: defineCall({
    id: 'R-078',
    method: 'GET',
    path: '/user/me/referrals',
    access: 'full',
    noCache: true,
    /** The cause to be made known, where the person runs or supports several. */
    query: z.object({ causeId: upTo(largestId) }),
    details: referralSummary,
  }),
  /** What came of making a cause known, by channel. */
  readPromotionFigures: defineCall({
    id: 'R-021',
    method: 'GET',
    path: '/causes/id::id/promotion',
    access: 'causeAdmin',
    onFailure: 'log',
    noCache: true,
    query: z.object({ period: z.optional(z.enum(figurePeriods)) }),
    details: promotionFigures,
  }),
  readLeaderboard: defineCall({
    id: 'A-098',
    method: 'GET',
    path: '/causes/id::id/leaderboard',
    access: 'full',
    query: z.object({ period: z.optional(z.enum(leaderboardPeriods)) }),
    details: leaderboard,
  }),
  shareByEmail: defineCall({
    id: 'A-109',
    method: 'POST',
    path: '/email-share',
    access: 'full',
    idempotent: true,
    body: shareRules.sent,
    details: z.object({ sent: z.number() }),
  }),
  stopShareMails: defineCall({
    id: 'G-020',
    method: 'POST',
    path: '/mail-opt-outs',
    access: 'anyone',
    ignoredStatuses: [404],
    body: z.object({ email: z.string(), proof: z.string(), list: z.optional(z.enum(mailLists)) }),
    details: z.object({}),
  }),
}
