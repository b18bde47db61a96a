import { css } from '@linaria/core'
import type { ChartEntry } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'

const figures = css`
  display: flex; flex-wrap: wrap; gap: var(--s3) var(--s6);
  & > div { display: flex; flex-direction: column-reverse; }
  & dt { color: var(--ink-soft); font-size: var(--size-s); }
  & dd { font: 600 var(--size-2xl) / 1.15 var(--display); font-variant-numeric: tabular-nums; }
`

const sumOf = (charts: readonly ChartEntry[], key: 'states' | 'transitions') => charts.reduce((sum, chart) => sum + chart[key], 0)

/** How many charts there are, and how much is in them. */
export function ChartFigures({ charts, isTechnical }: { charts: readonly ChartEntry[]; isTechnical: boolean }) {
  const rows = [
    [t('support-charts:figures.charts'), charts.length],
    [t(isTechnical ? 'support-charts:figures.states' : 'support-charts:figures.steps'), sumOf(charts, 'states')],
    [t(isTechnical ? 'support-charts:figures.transitions' : 'support-charts:figures.ways'), sumOf(charts, 'transitions')],
  ] as const
  return (
    <dl className={figures}>
      {rows.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{formatCount(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
