import { sql } from 'kysely'
import { HttpError } from '#server/gate/http-error.ts'
import type { Handlers } from '#server/gate/serve.ts'
import { chartEntries } from '#server/shared/charts/chart-records.ts'
import { closedCausesThatWait } from '../decisions/closed-causes.ts'
import { countByQueue, itemsThatWait } from '../queue/support-items.ts'
import { readChartOf } from './flow-people.ts'

export const chartHandlers = {
  listCharts: async ({ db, now }) => {
    const items = itemsThatWait({ now, closed: await closedCausesThatWait(db, now) })
    return { charts: await chartEntries(), waiting: await countByQueue(db, sql`${items} AS item`) }
  },

  readChart: async ({ services, params }) => {
    const reading = await readChartOf(services, params.chartName)
    if (!reading) throw new HttpError('notFound')
    return reading
  },
} satisfies Handlers
