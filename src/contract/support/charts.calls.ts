import { defineCall } from '../call.ts'
import { limits } from '../limits.ts'
import { chartsFound, readingOfChart } from './charts.ts'

/** The charts of the product, for the support team; where there are demo data anybody may read them at `/dev/charts`. */
export const chartCalls = {
  listCharts: defineCall({
    id: 'A-107',
    method: 'GET',
    path: '/support/charts',
    access: 'support',
    // The first after a start reads all of them.
    timeout: limits.timeoutCharts,
    noCache: true,
    details: chartsFound,
  }),
  readChart: defineCall({
    id: 'A-107',
    method: 'GET',
    path: '/support/charts/:chartName',
    access: 'support',
    details: readingOfChart,
  }),
}
