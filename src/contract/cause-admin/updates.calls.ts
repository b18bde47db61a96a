import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { limits } from '../limits.ts'
import { causeUpdates } from './updates.ts'

const all = '/causes/id::id/updates'

const shared = { id: 'H-003', access: 'causeAdmin', details: causeUpdates } as const

/** What a cause tells on its page, posted and removed by those who run it; each answers what is there then. */
export const updateCalls = {
  listUpdates: defineCall({ ...shared, method: 'GET', path: all, onFailure: 'log' }),
  /** Once, however often it is sent. */
  postUpdate: defineCall({
    ...shared,
    method: 'POST',
    path: all,
    idempotent: true,
    // Longer than the limit, so that who has typed too much hears by how much is allowed.
    body: z.object({ text: z.string().check(z.maxLength(10_000)) }),
  }),
  removeUpdate: defineCall({ ...shared, method: 'DELETE', path: `${all}/:updateId` }),
  /** In place of the one that it has, if it has one. */
  saveUpdatePicture: defineCall({
    ...shared,
    method: 'POST',
    path: `${all}/:updateId/picture`,
    timeout: 60_000,
    bodyLimit: 6_800_000,
    body: z.object({ imagePayload: z.string(), alt: z.string().check(z.trim(), z.maxLength(limits.updatePicture.longestAlt)) }),
  }),
  removeUpdatePicture: defineCall({ ...shared, method: 'DELETE', path: `${all}/:updateId/picture` }),
}
