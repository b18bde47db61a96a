import type { ChartsFound, ReadingOfChart } from '#contract/support/charts.ts'
import type { WatchSource } from '#machines/support/chart-watch/chart-watch.machine.ts'

/** Where the viewer reads charts: the server of the demo, the support team's calls, or a folder on a disk. */
export interface ChartSource {
  list(): Promise<ChartsFound>
  /** Null where there is none of this name. */
  read(name: string): Promise<ReadingOfChart | null>
  /** Who builds the site counts states and transitions; who answers people looks for what happens to a claim. */
  audience: 'development' | 'support'
  /** Where a file of a chart is that editors open, by its name; null where none is to be had. */
  fileAt: ((file: string) => string) | null
  /** Whether charts of other tabs are watched while they run, or recordings of them, and where; null where there are neither. */
  watches: { source: WatchSource; at: string } | null
}

/** The address of what is watched on the viewer's own page: no chart is called so. */
export const watchingHere = '#~live'
