import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ChartEntry } from '#contract/support/charts.ts'
import type { SupportQueueName } from '#contract/support/support-queue-names.ts'
import { t } from '#web/i18n/i18n.ts'
import { visuallyHidden } from '#web/ui/styles.ts'
import { areaName, chartName } from './chart-names.ts'
import { countOf, Glance } from './glance.tsx'

export const cards = css`
  display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
`
const card = css`
  position: relative; display: grid; grid-template-rows: auto 1fr; overflow: clip; background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card);
  &:hover { border-color: var(--accent); }
  & > div:first-child { display: grid; gap: var(--s1); align-content: start; padding: var(--s4) var(--s4) var(--s3); min-inline-size: 0; }
  & > div:first-child > a:first-child { color: var(--ink); font-weight: 650; line-height: 1.3; text-decoration: none; }
  & > div:first-child > a:first-child::after { content: ''; position: absolute; inset: 0; }
  &:hover > div:first-child > a:first-child { color: var(--accent); text-decoration: underline; }
  & > div:first-child > p, & > div:first-child > span, & code { font-size: var(--size-s); line-height: 1.4; color: var(--ink-soft); }
  & > div:first-child > p { margin: 0; color: var(--ink); }
  & code { font-size: 0.8rem; overflow-wrap: anywhere; }
  & > div:first-child > a:not(:first-child) { position: relative; justify-self: start; display: inline-flex; align-items: center; min-block-size: 32px; font-size: var(--size-s); font-weight: 650; }
`
interface ChartCardProps {
  chart: ChartEntry
  isTechnical: boolean
  /** Where nothing around it says what it is about. */
  hasArea?: boolean
  waiting?: { queue: SupportQueueName; count: number } | null
}

export function ChartCard({ chart, isTechnical, hasArea = false, waiting = null }: ChartCardProps) {
  const { name, area, description, transitions, shape } = chart
  return (
    <li className={card}>
      <div>
        <a href={`#${name}`}>{chartName(name)}</a>
        {isTechnical && <code>{name}</code>}
        <p>{description}</p>
        <span>
          {isTechnical
            ? t('support-charts:list.size', { states: countOf(shape), transitions })
            : t('support-charts:list.steps', { count: countOf(shape) })}
        </span>
        {hasArea && <span>{areaName(area)}</span>}
        {waiting && (
          <Link to="/support/queue" search={{ queue: waiting.queue }}>
            {t('support-charts:list.waiting', { count: waiting.count })}
            <span className={visuallyHidden}>: {chartName(name)}</span>
          </Link>
        )}
      </div>
      <Glance chart={name} shape={shape} />
    </li>
  )
}
