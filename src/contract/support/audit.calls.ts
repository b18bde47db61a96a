import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { upTo } from '../ids.ts'
import { auditEntry, auditGroups, refusalCount } from './audit.ts'

/** What was done and refused, for the support team only (P-016). */
export const auditCalls = {
  /** The newest first; every filter that is given narrows. `person` is the address of who did it, or the number. */
  listAudit: defineCall({
    id: 'A-107',
    method: 'GET',
    path: '/support/audit',
    access: 'support',
    noCache: true,
    query: z.object({
      group: z.optional(z.enum(auditGroups)),
      person: z.optional(z.string().check(z.trim(), z.maxLength(255))),
      subject: z.optional(z.string().check(z.trim(), z.maxLength(120))),
      from: z.optional(z.iso.date().check(z.regex(/^[1-9]/))),
      to: z.optional(z.iso.date().check(z.regex(/^[1-9]/))),
      lastId: upTo(Number.MAX_SAFE_INTEGER),
    }),
    details: z.object({ entries: z.array(auditEntry), hasMore: z.boolean() }),
  }),
  /** How often calls were refused in the last 30 days, the newest day first. */
  listRefusals: defineCall({
    id: 'A-107',
    method: 'GET',
    path: '/support/refusals',
    access: 'support',
    noCache: true,
    details: z.object({ refusals: z.array(refusalCount) }),
  }),
}
