import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { supporterMessage } from './supporter-message.ts'

const all = '/causes/id::id/supporter-communications'

const one = `${all}/:eventType/:eventMedium` as const

const shared = { id: 'A-099', access: 'causeAdmin' } as const

// Longer than any limit, so that who has typed too much hears by how much is allowed.
const typed = z.object({ text: z.string().check(z.maxLength(10_000)) })

const message = z.object({ message: supporterMessage })

const nothing = z.object({})

/** G-012, F-152: what a cause says to its supporters, beside our own words. */
export const supporterMessageCalls = {
  listSupporterMessages: defineCall({
    ...shared,
    method: 'GET',
    path: all,
    onFailure: 'log',
    details: z.object({ messages: z.array(supporterMessage) }),
  }),
  readSupporterMessage: defineCall({
    ...shared,
    method: 'GET',
    path: one,
    onFailure: 'log',
    ignoredStatuses: [404],
    details: message,
  }),
  saveSupporterMessage: defineCall({ ...shared, method: 'PUT', path: one, body: typed, details: message }),
  removeSupporterMessage: defineCall({ ...shared, method: 'DELETE', path: one, details: message }),
  /** Mails what was typed to the administrator who asks, as supporters would get it. */
  testSupporterMessage: defineCall({ ...shared, method: 'POST', path: `${one}/test`, body: typed, details: nothing }),
}
