import type { FastifyInstance } from 'fastify'
import { HttpError } from '../gate/http-error.ts'
import { chartEntries, chartRecordOf } from '../support/chart-records.ts'

/** What the viewer at /dev/charts reads, with demo data only and for anybody; elsewhere the support team's calls say the same. */
export function serveDevCharts(app: FastifyInstance): void {
  app.get('/dev/charts/charts.json', async () => ({ charts: await chartEntries() }))
  app.get<{ Params: { name: string } }>('/dev/charts/chart/:name', async (request) => {
    const chart = await chartRecordOf(request.params.name)
    if (!chart) throw new HttpError('notFound')
    return { chart }
  })
}
