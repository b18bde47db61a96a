import { css } from '@linaria/core'
import type { ChartEntry } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'

const figures = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s4); font-size: var(--size-s); color: var(--ink-soft);
  @media (max-width: 479px) { display: none; }
  & > div { display: flex; flex-direction: row-reverse; gap: var(--s1); }
  & dd { color: var(--ink); font-weight: 650; font-variant-numeric: tabular-nums; }
`

const sumOf = (charts: readonly ChartEntry[], key: 'states' | 'transitions') => charts.reduce((sum, chart) => sum + chart[key], 0)

/** How many charts there are, and how much is in them. */
export function ChartFigures({ charts }: { charts: readonly ChartEntry[] }) {
  const rows = [
    [t('support-charts:figures.charts'), charts.length],
    [t('support-charts:figures.states'), sumOf(charts, 'states')],
    [t('support-charts:figures.transitions'), sumOf(charts, 'transitions')],
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
