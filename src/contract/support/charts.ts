import * as z from 'zod/mini'
import { supportQueues } from './support-queue-names.ts'

/** A chart at a glance: its outermost states, step by step from where it begins. */
export const chartShape = z.object({
  steps: z.array(
    z.array(
      z.object({
        name: z.string(),
        kind: z.enum(['first', 'between', 'end']),
        /** How many states it holds. */ inside: z.number(),
        /** What leads to it, by name, where that isn’t the way’s state of the step before; `any` where it comes about from anywhere. */
        from: z.optional(z.string()),
        /** The happening that leads to it from there, as a line says it: of the next step of the way, and of what may come instead. */
        when: z.optional(z.string()),
        /** To which other states of the way it leads, by name: back to earlier ones, and from beside the way on to it again. */
        leads: z.optional(z.array(z.string())),
        /** Of one of several parts that go on side by side: what it can be, by name. */
        states: z.optional(z.array(z.string())),
      }),
    ),
  ),
  /** Its way on, by name: a transition leads from each state to the next, which is one of the next step. */
  way: z.array(z.string()),
})
export type ChartShape = z.infer<typeof chartShape>

/** What a state is besides a place: the chart begins or ends there, an answer is waited for, only what failed leads there, or what is inside goes on side by side. */
export const stateMarks = ['first', 'end', 'waits', 'wrong', 'sideBySide'] as const
export type StateMark = (typeof stateMarks)[number]

/** A chart drawn small: the layout of its picture, without what is said in it. */
export const chartThumbnail = z.object({
  /** How many states are left out, so that the others can be read. */
  more: z.number(),
  width: z.number(),
  height: z.number(),
  states: z.array(
    z.object({
      path: z.string(),
      x: z.number(),
      y: z.number(),
      width: z.number(),
      height: z.number(),
      marks: z.array(z.enum(stateMarks)),
      /** How many states are folded away in it; null where those inside are drawn. */
      folded: z.nullable(z.number()),
    }),
  ),
  /** The lines from state to state and their heads, as paths. */
  ways: z.string(),
  heads: z.string(),
})
export type ChartThumbnail = z.infer<typeof chartThumbnail>

/** What is known of a chart beside what it says: each is left out where there is none. */
export const chartInGallery = z.object({
  thumbnail: z.optional(chartThumbnail),
  /** Where the screen is that it drives, for whoever may see that. */
  screen: z.optional(z.string()),
})
export type ChartInGallery = z.infer<typeof chartInGallery>

/** A chart in the list of all. */
export const chartEntry = z.object({
  /** `bankDetails`, by which it is found. */
  name: z.string(),
  area: z.string(),
  description: z.string(),
  states: z.number(),
  transitions: z.number(),
  shape: chartShape,
  ...chartInGallery.shape,
})
export type ChartEntry = z.infer<typeof chartEntry>

export const chartsFound = z.object({
  charts: z.array(chartEntry),
  /** How much waits for the support team in each of its queues; null where nobody who may know is asking. */
  waiting: z.nullable(z.record(z.enum(supportQueues), z.number())),
})
export type ChartsFound = z.infer<typeof chartsFound>

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
  /** All is done there: nothing leads on but to where it is too, or the chart calls it settled, from where it is only ever taken up again. */
  isEnd: z.boolean(),
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
  /** Other charts that the same factory makes, whose tables are the same. */
  alike: z.array(z.string()),
})
export type ChartRecord = z.infer<typeof chartRecord>

/** How many people came to a state, went on from it and gave up in it; null is fewer than are shown, and may be none. */
export const statePeople = z.object({
  path: z.string(),
  entered: z.nullable(z.number()),
  left: z.nullable(z.number()),
  givenUp: z.nullable(z.number()),
})
export type StatePeople = z.infer<typeof statePeople>

/** How far people came in a flow in the last days. */
export const flowPeople = z.object({
  days: z.number(),
  /** Fewer are no figure. */
  shownFrom: z.number(),
  /** Whether this site asks people if it may count; where it doesn't, nobody is. */
  isAsking: z.boolean(),
  states: z.array(statePeople),
})
export type FlowPeople = z.infer<typeof flowPeople>

/** How tests walk: the chart by itself along its paths, its screens in jsdom, its screens in Chromium. */
export const walkers = ['chart', 'jsdom', 'chromium'] as const
const walker = z.enum(walkers)
export type Walker = z.infer<typeof walker>

/** Which transitions the last whole run of the tests has walked, and how. */
export const walkedChart = z.object({
  /** When that run ended, as an instant. */
  at: z.string(),
  /** Every transition of the chart as it is now, in the order of its lines; `by` is empty where none has walked it. */
  ways: z.array(z.object({ state: z.string(), when: z.string(), guard: z.string(), target: z.string(), by: z.array(walker) })),
})
export type WalkedChart = z.infer<typeof walkedChart>

/** A chart, and what is known of how it is used. */
export const readingOfChart = z.object({
  chart: chartRecord,
  /** Null where no whole run of the tests has left its results. */
  walked: z.nullable(walkedChart),
  /** Null where nobody is counted: it is no flow with an end. */
  people: z.nullable(flowPeople),
})
export type ReadingOfChart = z.infer<typeof readingOfChart>
