import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { reasonToShow } from '../causes/support-reason.ts'

const all = '/causes/id::id/support-reasons'

const shared = { id: 'H-003', access: 'causeAdmin', details: z.object({ reasons: z.array(reasonToShow) }) } as const

/** Why people support a cause, in their own words, for those who run it: what nobody has looked at comes first. */
export const supportReasonsCalls = {
  listSupportReasons: defineCall({ ...shared, method: 'GET', path: all, onFailure: 'log' }),
  /** About the words that were read: changed meanwhile, they wait to be read again. */
  decideSupportReason: defineCall({
    ...shared,
    method: 'PUT',
    path: `${all}/:reasonId`,
    body: z.object({ isShown: z.boolean(), writtenAt: z.string() }),
  }),
}
