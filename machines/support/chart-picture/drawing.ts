import type { ChartState, StateMark } from '#contract/support/charts.ts'

export interface Place {
  x: number
  y: number
}
export interface Box extends Place {
  width: number
  height: number
}

/** A state where it stands in the picture. */
export interface DrawnState extends Box {
  path: string
  name: string
  kind: ChartState['kind']
  holds: ChartState['holds']
  /** Its description, what is done in it and what keeps it as it is, in rows. */
  rows: string[]
  /** The chart, or the state around it, begins here. */
  isFirst: boolean
  marks: StateMark[]
  depth: number
  /** What it holds is folded away, or could be; null where it holds nothing. */
  isFolded: boolean | null
}

/** All the ways from one state to another: one line, and what each way is called. */
export interface DrawnEdge {
  from: string
  to: string
  points: Place[]
  label: Box
  rows: string[]
}

export interface Drawing {
  states: DrawnState[]
  edges: DrawnEdge[]
  width: number
  height: number
}
