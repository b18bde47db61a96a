import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ChartEntry } from '#contract/support/charts.ts'
import type { SupportQueueName } from '#contract/support/support-queue-names.ts'
import { t } from '#web/i18n/i18n.ts'
import { visuallyHidden } from '#web/ui/styles.ts'
import { areaName, chartName } from './chart-names.ts'
import { Glance } from './glance.tsx'
import { countOf } from './shape-tree.ts'

export const cards = css`
  columns: 20rem; column-gap: var(--s4);
`
// Short ones fill what long ones leave beside them.
const card = css`
  position: relative; display: grid; gap: var(--s3); align-content: start; break-inside: avoid; margin-block-end: var(--s4); padding: var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card);
  &:hover { border-color: var(--accent); }
  & > * { min-inline-size: 0; }
  & > div:last-child { padding-block-start: var(--s3); border-block-start: 1px solid var(--line-soft); align-self: start; }
`
const said = css`
  display: grid; gap: 2px var(--s3); grid-template-columns: minmax(0, 1fr) auto; align-content: start; align-items: baseline; font-size: var(--size-s); line-height: 1.4; color: var(--ink-soft);
  & > a:first-child { color: var(--ink); font-size: var(--size-m); font-weight: 650; line-height: 1.3; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
  & > a:first-child::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  li:hover > & > a:first-child { color: var(--accent); text-decoration-thickness: 2px; }
  & > p, & > code, & > a:last-child { grid-column: 1 / -1; }
  & > p { margin: 0; color: var(--ink); text-wrap: pretty; }
  & code { font-size: 0.8rem; overflow-wrap: anywhere; }
  & > a:not(:first-child) { position: relative; justify-self: start; display: inline-flex; align-items: center; min-block-size: 28px; margin-block-start: var(--s1); padding-inline: var(--s3); border-radius: 999px; background: var(--waiting-wash); color: var(--waiting); font-weight: 650; text-decoration: none; }
  & > a:not(:first-child):hover { text-decoration: underline; }
`
interface ChartCardProps {
  chart: ChartEntry
  isTechnical: boolean
  /** Where nothing around it says what it is about. */
  hasArea?: boolean
  waiting?: { queue: SupportQueueName; count: number } | null
}

export function ChartCard({ chart, isTechnical, hasArea = false, waiting = null }: ChartCardProps) {
  const { name, area, description, shape } = chart
  return (
    <li className={card}>
      <div className={said}>
        <a href={`#${name}`}>{chartName(name)}</a>
        <span>{t(isTechnical ? 'support-charts:list.states' : 'support-charts:list.steps', { count: countOf(shape) })}</span>
        {isTechnical && <code>{name}</code>}
        <p>{description}</p>
        {hasArea && <p>{areaName(area)}</p>}
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
