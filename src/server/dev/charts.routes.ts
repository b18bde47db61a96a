import { createReadStream, existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '../gate/http-error.ts'
import type { Services } from '../services.ts'
import { chartEntries } from '../shared/charts/chart-records.ts'
import { readChartOf } from '../support/charts/flow-people.ts'

const exportFolder = resolve(import.meta.dirname, '../../../stately')

/** What the viewer at /dev/charts reads, with demo data only and for anybody; elsewhere the support team's calls say the same. */
export function serveDevCharts(app: FastifyInstance, services: Services): void {
  app.get('/dev/charts/charts.json', async () => ({ charts: await chartEntries(), waiting: null }))
  app.get<{ Params: { name: string } }>('/dev/charts/chart/:name', async (request) => {
    const reading = await readChartOf(services, request.params.name)
    if (!reading) throw new HttpError('notFound')
    return reading
  })
  // What editors open: charts as code for Stately’s, as Mermaid and as a picture.
  app.get<{ Params: { file: string } }>('/dev/charts/file/:file', async (request, reply) => {
    const { file } = request.params
    const path = resolve(exportFolder, file)
    if (!/^[A-Za-z]+\.(machine\.ts|mmd|svg)$/.test(file) || !existsSync(path)) throw new HttpError('notFound')
    reply.type(file.endsWith('.svg') ? 'image/svg+xml' : 'text/plain; charset=utf-8')
    if (!file.endsWith('.svg')) reply.header('content-disposition', `attachment; filename="${file}"`)
    return reply.send(createReadStream(path))
  })
}
