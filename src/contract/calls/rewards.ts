import * as z from 'zod/mini'
import { notice } from '../entities/notice.ts'
import { leaderboard, leaderboardPeriods, referralSummary, stampCard } from '../entities/stamp-card.ts'
import { upTo } from '../rules/ids.ts'
import { shareRules } from '../rules/share.ts'
import { defineCall } from './call.ts'

const nothing = z.object({})

/** What people are told, and what they get for shopping and for bringing others along. */
export const rewardCalls = {
  listNotices: defineCall({
    id: 'G-031',
    method: 'GET',
    path: '/user/me/notices',
    access: 'full',
    noCache: true,
    query: z.object({ lastId: upTo(Number.MAX_SAFE_INTEGER) }),
    details: z.object({ notices: z.array(notice), hasMore: z.boolean() }),
  }),
  markNoticesRead: defineCall({
    id: 'G-031',
    method: 'POST',
    path: '/user/me/notices/read',
    access: 'full',
    body: z.object({ upTo: z.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)) }),
    details: nothing,
  }),
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
    details: referralSummary,
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
    body: z.object({ email: z.string(), proof: z.string() }),
    details: z.object({}),
  }),
}
