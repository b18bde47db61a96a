import { useMemo } from 'react'
import { ApiFailure } from '#web/api/failure.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { type Site, useSite } from '#web/site/site.ts'
import { type ChartSource, watchingHere } from './chart-source.ts'
import { ChartViewer } from './chart-viewer.tsx'

const loadCalls = lazyImport(async () => (await import('#contract/support/charts.calls.ts')).chartCalls)

function sourceOf({ api, isDemo }: Pick<Site, 'api' | 'isDemo'>): ChartSource {
  return {
    list: async () => (await api.ask((await loadCalls()).listCharts)).details,
    async read(name) {
      try {
        return (await api.ask((await loadCalls()).readChart, { path: { chartName: name } })).details
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 404) return null
        throw error
      }
    },
    audience: 'support',
    fileAt: null,
    // What runs is only ever looked at with demo data, on the page for who builds the site.
    watches: isDemo ? { source: 'tabs', at: `/dev/charts${watchingHere}` } : null,
  }
}

/** /support/charts: for the support team, wherever the site runs. */
export function SupportCharts() {
  const site = useSite()
  return <ChartViewer source={useMemo(() => sourceOf(site), [site])} />
}
