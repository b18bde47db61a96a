import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { reviewTextRules } from '../support/support.rules.ts'
import { closingRules } from './closing.rules.ts'
import { causeClosing } from './closing.ts'

const shared = { id: 'G-030', access: 'causeAdmin', onFailure: 'log' } as const
const path = '/causes/id::id/closing'
const closing = z.object({ closing: causeClosing })

/** G-030: closing a cause, and opening it again. */
export const closingCalls = {
  readClosing: defineCall({ ...shared, method: 'GET', path, noCache: true, details: closing }),
  requestClosing: defineCall({
    ...shared,
    method: 'POST',
    path,
    proof: true,
    // What will happen has been read and confirmed.
    body: z.object({ ...closingRules.shape, hasConfirmed: z.literal(true) }),
    details: closing,
  }),
  undoClosing: defineCall({ ...shared, method: 'POST', path: `${path}/undo`, body: z.object({}), details: closing }),
  /** The support team opens a cause again that has closed. */
  requestReopening: defineCall({
    ...shared,
    method: 'POST',
    path: `${path}/reopening`,
    whenClosed: true,
    body: reviewTextRules,
    details: closing,
  }),
}
