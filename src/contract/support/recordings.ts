import * as z from 'zod/mini'

/** What a value is, never what it says: nothing that anybody has typed, and no token, has a place in a recording. */
export const valueKind = z.enum(['text', 'number', 'choice', 'list', 'record', 'nothing', 'other'])
export type ValueKind = z.infer<typeof valueKind>
const kinds = z.record(z.string(), valueKind)

/** One thing that happened to one running chart: names that its code gives, and kinds. */
export const recordedStep = z.object({
  /** Counted in its tab. */
  number: z.number(),
  tab: z.string(),
  /** Milliseconds since the epoch. */
  at: z.number(),
  actor: z.string(),
  chart: z.string(),
  /** Who sent the event: another chart or actor by its name; null where it came from outside. */
  from: z.nullable(z.string()),
  event: z.string(),
  fields: kinds,
  /** The states that it is in now, by their paths. */
  states: z.array(z.string()),
  knows: kinds,
  /** The events that its code knows. */
  accepts: z.array(z.string()),
  isDone: z.boolean(),
})
export type RecordedStep = z.infer<typeof recordedStep>

/** A session as it is kept in a file. */
export const recording = z.object({ is: z.literal('recording of charts'), steps: z.array(recordedStep).check(z.minLength(1)) })

/** What a viewer asks of the tab that it watches. */
export const viewerWish = z.discriminatedUnion('wish', [
  z.object({ wish: z.literal('send'), tab: z.string(), actor: z.string(), event: z.looseObject({ type: z.string() }) }),
  z.object({ wish: z.literal('goBack'), tab: z.string(), number: z.number() }),
])
export type ViewerWish = z.infer<typeof viewerWish>

/** The channel between the tabs: a tab says that it is `here`, a viewer that it wants to `watch`; then steps come, and wishes go. */
export const chartChannel = 'charts'
export const channelMessage = z.union([
  z.literal('here'),
  z.literal('watch'),
  z.object({ steps: z.array(recordedStep) }),
  viewerWish,
])
