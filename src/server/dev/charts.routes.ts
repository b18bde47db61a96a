import type { FastifyInstance } from 'fastify'
import { HttpError } from '../gate/http-error.ts'
import type { Services } from '../services.ts'
import { chartEntries } from '../shared/charts/chart-records.ts'
import { readChartOf } from '../support/charts/flow-people.ts'

/** What the viewer at /dev/charts reads, with demo data only and for anybody; elsewhere the support team's calls say the same. */
export function serveDevCharts(app: FastifyInstance, services: Services): void {
  app.get('/dev/charts/charts.json', async () => ({ charts: await chartEntries(), waiting: null }))
  app.get<{ Params: { name: string } }>('/dev/charts/chart/:name', async (request) => {
    const reading = await readChartOf(services, request.params.name)
    if (!reading) throw new HttpError('notFound')
    return reading
  })
}
