import type { ChartsFound, ReadingOfChart } from '#contract/support/charts.ts'

/** Where the viewer reads charts: the server of the demo, the support team's calls, or a folder on a disk. */
export interface ChartSource {
  list(): Promise<ChartsFound>
  /** Null where there is none of this name. */
  read(name: string): Promise<ReadingOfChart | null>
  /** Who builds the site counts states and transitions; who answers people looks for what happens to a claim. */
  audience: 'development' | 'support'
  /** Where the charts of other tabs are looked at while they run; null where there are no demo data. */
  liveAt: string | null
}
