import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { tokens } from './session.ts'

const onlyTokens = z.object({ tokens })

export const sessionCalls = {
  refreshRefreshToken: defineCall({
    id: 'A-001',
    method: 'POST',
    path: '/auth/refresh/refreshToken',
    access: 'refreshToken',
    details: onlyTokens,
  }),
  refreshAccessToken: defineCall({
    id: 'A-002',
    method: 'POST',
    path: '/auth/refresh/accessToken',
    access: 'refreshToken',
    details: onlyTokens,
  }),
  retrofitSession: defineCall({
    id: 'A-003',
    method: 'POST',
    path: '/auth/session-retrofit',
    access: 'semi',
    details: z.object({ sessionId: z.string(), checkSupporter: z.string() }),
  }),
  upgradeSession: defineCall({
    id: 'A-004',
    method: 'POST',
    path: '/auth/session-upgrade',
    access: 'anyone',
    onFailure: 'false',
    body: z.object({ sessionId: z.string() }),
    details: z.object({ tokens, sessionId: z.string() }),
  }),
  upgradeCheckSupporter: defineCall({
    id: 'A-005',
    method: 'POST',
    path: '/auth/checksupporter-upgrade',
    access: 'anyone',
    onFailure: 'false',
    body: z.object({ checkSupporter: z.string() }),
    details: z.object({ tokens, checkSupporter: z.string() }),
  }),
  checkLoggedIn: defineCall({
    id: 'A-006',
    method: 'GET',
    path: '/auth/logged-in',
    access: 'anyone',
    ignoredStatuses: [401],
    details: z.object({ loggedIn: z.boolean() }),
  }),
  createFingerprint: defineCall({
    id: 'A-007',
    method: 'POST',
    path: '/auth/fingerprints',
    access: 'refreshToken',
    details: z.object({ fingerprint: z.string() }),
  }),
  exchangeFingerprint: defineCall({
    id: 'A-008',
    method: 'POST',
    path: '/auth/fingerprints/:fingerprint',
    access: 'anyone',
    onFailure: 'false',
    details: onlyTokens,
  }),
  logOut: defineCall({
    id: 'A-009',
    method: 'POST',
    path: '/logout',
    access: 'anyone',
    onFailure: 'swallow',
    body: z.object({
      accessToken: z.optional(z.string()),
      sessionId: z.optional(z.string()),
      checkSupporter: z.optional(z.string()),
    }),
    details: z.object({}),
  }),
}
