import { css } from '@linaria/core'
import * as z from 'zod/mini'
import { chartsFound, readingOfChart } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { usePerson } from '#web/site/site.ts'
import { BackLink } from '#web/ui/back-link.tsx'
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
  fileAt: (file) => `/dev/charts/file/${file}`,
  watches: { source: 'tabs', at: watchingHere },
}

// Who is here is known later than the page: it stands in what is free above the heading anyway.
const above = css`position: relative; block-size: 0; @media (max-width: 767px) { block-size: 16px; } & > p { position: absolute; inset-block-start: 2px; }`

/** /dev/charts, with demo data only and for anybody; the support team has a way back to its own pages. */
export function DemoCharts() {
  const { me } = usePerson()
  return (
    <>
      <div className={above}>{me?.user.isSupport && <BackLink to="/support/queue">{t('support-charts:toQueue')}</BackLink>}</div>
      <ChartViewer source={source} />
    </>
  )
}
