import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { type ChartLine, type ChartRecord, type WalkedChart, walkers } from '#contract/support/charts.ts'
import { isTransition } from '#server/shared/charts/chart-records.ts'

/** What the last whole `npm test` of this checkout has walked (tests/kit/walked.ts writes it). It goes along where a checkout that was tested is installed. */
const file = resolve(import.meta.dirname, '../../../../.test/walked.json')
const results = z.object({
  at: z.string(),
  /** By chart and transition. */
  charts: z.record(z.string(), z.record(z.string(), z.array(z.enum(walkers)))),
})

/** By what a transition is known again: what the chart does on the way may change, and is no other way for it. */
export const edgeKey = ({ state, when, guard, target }: Pick<ChartLine, 'state' | 'when' | 'guard' | 'target'>) =>
  [state, when, guard, target].join(' | ')

/** Null where no whole run has been made. A file that isn't such a result throws. */
export function walkedOf({ name, lines }: ChartRecord, path = file): WalkedChart | null {
  if (!existsSync(path)) return null
  const { at, charts } = results.parse(JSON.parse(readFileSync(path, 'utf8')))
  return {
    at,
    ways: lines.filter(isTransition).map(({ state, when, guard, target }) => {
      const way = { state, when, guard, target }
      return { ...way, by: charts[name]?.[edgeKey(way)] ?? [] }
    }),
  }
}
