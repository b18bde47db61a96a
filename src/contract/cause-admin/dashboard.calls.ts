import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { limits } from '../limits.ts'
import { adminStats, marketingMessage } from './dashboard.ts'

const admin = { access: 'causeAdmin', onFailure: 'log' } as const

/** Figures of a cause, and what stands beside them. */
export const dashboardCalls = {
  readAdminStats: defineCall({
    ...admin,
    id: 'A-064',
    base: 'adminDashboardStats',
    method: 'POST',
    path: '/:id',
    timeout: limits.timeoutAdminStats,
    whenClosed: true,
    body: z.object({}),
    details: adminStats,
  }),
  listMarketingMessages: defineCall({
    id: 'A-100',
    method: 'GET',
    path: '/marketing-messages',
    access: 'optional',
    onFailure: 'log',
    query: z.object({ placement: z.string() }),
    details: z.object({ messages: z.array(marketingMessage) }),
  }),
}
