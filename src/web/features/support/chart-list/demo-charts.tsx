import * as z from 'zod/mini'
import { chartsFound, readingOfChart } from '#contract/support/charts.ts'
import { type ChartSource, watchingHere } from './chart-source.ts'
import { ChartViewer } from './chart-viewer.tsx'

async function ask(path: string): Promise<unknown> {
  const answer = await fetch(`/dev/charts/${path}`)
  if (answer.status === 404) return null
  if (!answer.ok) throw new Error(`The charts could not be had: ${answer.status}`)
  return answer.json()
}

const source: ChartSource = {
  list: async () => chartsFound.parse(await ask('charts.json')),
  read: async (name) => z.nullable(readingOfChart).parse(await ask(`chart/${encodeURIComponent(name)}`)),
  audience: 'development',
  watches: { source: 'tabs', at: watchingHere },
}

/** /dev/charts, with demo data only and for anybody. */
export function DemoCharts() {
  return <ChartViewer source={source} />
}
