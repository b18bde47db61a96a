import * as z from 'zod/mini'
import { causeLifecycles } from '../causes/cause.ts'
import { causeReviewStages, reviewSides } from '../causes/cause-review.ts'
import { causeUpdate } from '../causes/update.ts'
import { claimStages } from '../giving/claim.ts'
import { donationStages } from '../giving/donation.ts'
import { lineStages } from '../giving/payment-run.ts'
import { reviewStatuses } from './admin-review.ts'
import { contactTopics } from './contact-topics.ts'
import { supportQueues } from './support-queue-names.ts'

const at = z.string()
const text = z.nullable(z.string())

/** One thing that has happened to a person or a cause. */
export const recordLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('began'), at }),
  z.object({ kind: z.literal('supported'), at, cause: text, causeId: z.nullable(z.number()) }),
  z.object({ kind: z.literal('donation'), at, id: z.string(), shop: text, stage: z.enum(donationStages), pence: z.number() }),
  z.object({ kind: z.literal('claim'), at, id: z.string(), shop: z.string(), stage: z.enum(claimStages), text }),
  z.object({ kind: z.literal('message'), at, reference: z.string(), topic: z.enum(contactTopics), text: z.string() }),
  z.object({ kind: z.literal('messageAnswered'), at, reference: z.string(), text }),
  z.object({
    kind: z.literal('request'),
    at,
    reference: z.string(),
    cause: z.string(),
    email: z.string(),
    status: z.enum(reviewStatuses),
    text,
  }),
  z.object({ kind: z.literal('call'), at, cause: z.string(), startsAt: z.string(), isCancelled: z.boolean() }),
  z.object({
    kind: z.literal('payment'),
    at,
    reference: z.string(),
    runId: text,
    pence: z.number(),
    stage: z.nullable(z.enum(lineStages)),
    isPaid: z.boolean(),
  }),
  z.object({ kind: z.literal('review'), at, stage: z.enum(causeReviewStages), by: z.enum(reviewSides), text }),
  z.object({ kind: z.literal('bankDetails'), at, accountName: z.string(), lastFour: text, isUndone: z.boolean() }),
  z.object({ kind: z.literal('closing'), at, isClosed: z.boolean(), text: z.string() }),
  /** A line of the audit trail; `by` is the address of who did it. */
  z.object({ kind: z.literal('audit'), at, action: z.string(), by: text, text }),
])
export type RecordLine = z.infer<typeof recordLine>

const named = z.object({ id: z.number(), name: z.string() })
const shared = {
  donations: z.array(z.object({ stage: z.enum(donationStages), count: z.number(), pence: z.number() })),
  /** What of it is in the queue. */
  waiting: z.array(z.object({ queue: z.enum(supportQueues), reference: z.string(), name: z.string() })),
  /** The newest first. */
  lines: z.array(recordLine),
  page: z.number(),
  hasMore: z.boolean(),
}

export const personRecord = z.object({
  id: z.number(),
  /** Empty where the account has been deleted. */
  name: z.string(),
  email: z.string(),
  joinedAt: z.string(),
  closedAt: z.nullable(z.string()),
  isDeleted: z.boolean(),
  supports: z.nullable(named),
  runs: z.array(named),
  ...shared,
})
export type PersonRecord = z.infer<typeof personRecord>

/** What a cause has posted, for whoever may have to take it down. */
export const recordUpdate = z.object({
  id: z.number(),
  postedAt: z.string(),
  text: z.string(),
  /** Its first words. */
  opening: z.string(),
  picture: causeUpdate.shape.picture,
  /** The name is empty where the account has been deleted. */
  author: named,
})
export type RecordUpdate = z.infer<typeof recordUpdate>

export const causeRecord = z.object({
  id: z.number(),
  name: z.string(),
  uri: z.string(),
  review: z.enum(causeReviewStages),
  lifecycle: z.enum(causeLifecycles),
  supporters: z.number(),
  people: z.array(z.object({ id: z.number(), name: z.string(), email: z.string() })),
  /** Whether who asks runs it, so that somebody else decides about it. */
  isMine: z.boolean(),
  /** Those that nobody has removed, the newest first. */
  updates: z.array(recordUpdate),
  ...shared,
})
export type CauseRecord = z.infer<typeof causeRecord>
