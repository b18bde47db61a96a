import * as z from 'zod/mini'

/** A chart in the list of all. */
export const chartEntry = z.object({
  /** `bankDetails`, by which it is found. */
  name: z.string(),
  area: z.string(),
  description: z.string(),
  states: z.number(),
  transitions: z.number(),
})
export type ChartEntry = z.infer<typeof chartEntry>

/**
 * One line of what a chart does, or of its table of intent: in this state (`any` is the whole chart), when this happens, if this holds, the chart goes there, and
 * this is done, in this order.
 */
export const chartLine = z.object({
  state: z.string(),
  when: z.string(),
  /** Empty where nothing is asked. */
  guard: z.string(),
  target: z.string(),
  does: z.string(),
  /** Ids of the specification, and words; empty in what is read from the chart itself. */
  why: z.string(),
})
export type ChartLine = z.infer<typeof chartLine>

/** A state by the names on the way to it, with dots between them. */
export const chartState = z.object({
  path: z.string(),
  description: z.string(),
  kind: z.enum(['simple', 'compound', 'parallel', 'final']),
  /** What goes on while it lasts; `chart` is the name of a chart that it holds. */
  holds: z.array(z.object({ id: z.string(), chart: z.nullable(z.string()) })),
})
export type ChartState = z.infer<typeof chartState>

/** All that there is to read of one chart. */
export const chartRecord = z.object({
  ...chartEntry.shape,
  /** Their sum is in `ChartEntry.states`; the whole chart is the first, `any`. */
  parts: z.array(chartState),
  /** What it does, read from the chart. */
  lines: z.array(chartLine),
  /** What it is meant to do, as its table of intent says. */
  intent: z.array(chartLine),
})
export type ChartRecord = z.infer<typeof chartRecord>
