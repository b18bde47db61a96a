import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { linkedCards } from './linked-card.ts'

/** H-010: payment cards whose purchases in shops count. */
export const linkedCardCalls = {
  listLinkedCards: defineCall({
    id: 'H-010',
    method: 'GET',
    path: '/user/me/linked-cards',
    access: 'full',
    noCache: true,
    details: linkedCards,
  }),
  /** What was bought with it before stays. Gone already is what was wanted. */
  unlinkCard: defineCall({
    id: 'H-010',
    method: 'DELETE',
    path: '/user/me/linked-cards/:linkedCardId',
    access: 'full',
    ignoredStatuses: [404],
    details: z.object({}),
  }),
}
