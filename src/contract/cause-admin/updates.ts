import * as z from 'zod/mini'
import { causeUpdate } from '../causes/update.ts'

/** `everyone`: the updates stand on the cause's page. `nobodyYet`: the cause isn't confirmed. `nobodyNow`: it has closed, and nothing of it can be changed. */
export const updateReaders = ['everyone', 'nobodyYet', 'nobodyNow'] as const
export type UpdateReaders = (typeof updateReaders)[number]

/** What a cause has posted, the newest first, for those who run it. */
export const causeUpdates = z.object({ updates: z.array(causeUpdate), readers: z.enum(updateReaders) })
export type CauseUpdates = z.infer<typeof causeUpdates>
