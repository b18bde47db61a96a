import { HttpError } from '../gate/http-error.ts'
import type { Handlers } from '../gate/serve.ts'
import { chartEntries, chartRecordOf } from './chart-records.ts'

export const chartHandlers = {
  listCharts: async () => ({ charts: await chartEntries() }),

  readChart: async ({ params }) => {
    const chart = await chartRecordOf(params.chartName)
    if (!chart) throw new HttpError('notFound')
    return { chart }
  },
} satisfies Handlers
