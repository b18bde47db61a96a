import type { ChartEntry, ReadingOfChart } from '#contract/support/charts.ts'

/** Where the viewer reads charts: the server of the demo, the support team's calls, or a folder on a disk. */
export interface ChartSource {
  list(): Promise<ChartEntry[]>
  /** Null where there is none of this name. */
  read(name: string): Promise<ReadingOfChart | null>
  /** The charts of other tabs can be looked at while they run: only where there are demo data. */
  isLive: boolean
}
