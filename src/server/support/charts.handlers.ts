import { HttpError } from '../gate/http-error.ts'
import type { Handlers } from '../gate/serve.ts'
import { chartEntries } from './chart-records.ts'
import { readChartOf } from './flow-people.ts'

export const chartHandlers = {
  listCharts: async () => ({ charts: await chartEntries() }),

  readChart: async ({ services, params }) => {
    const reading = await readChartOf(services, params.chartName)
    if (!reading) throw new HttpError('notFound')
    return reading
  },
} satisfies Handlers
