import '#web/themes/colours.css'
import '#web/themes/global.css'
import { createRoot } from 'react-dom/client'
import type { ReadingOfChart } from '#contract/support/charts.ts'
import common from '#locales/en-GB/common.json'
import charts from '#locales/en-GB/support-charts.json'
import { provideI18n } from '#web/i18n/i18n.ts'
import { container } from '#web/ui/styles.ts'
import { createWords } from '#words/create-words.ts'
import { type ChartSource, watchingHere } from './chart-source.ts'
import { ChartViewer } from './chart-viewer.tsx'

declare global {
  /** Written beside the page, in a script of its own. */
  var chartReadings: ReadingOfChart[]
}

const words = createWords({
  language: 'en-GB',
  resources: { 'en-GB': { common, 'support-charts': charts } },
  change: null,
  onMissing: () => {},
})
provideI18n(() => words)

const source: ChartSource = {
  list: async () => ({ charts: chartReadings.map(({ chart }) => chart), waiting: null }),
  read: async (name) => chartReadings.find(({ chart }) => chart.name === name) ?? null,
  audience: 'development',
  fileAt: null,
  watches: { source: 'files', at: watchingHere },
}
const place = document.querySelector('main')
if (place) {
  place.className = container
  createRoot(place).render(<ChartViewer source={source} />)
}
