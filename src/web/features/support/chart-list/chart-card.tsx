import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ChartEntry, ChartShape } from '#contract/support/charts.ts'
import type { SupportQueueName } from '#contract/support/support-queue-names.ts'
import { t } from '#web/i18n/i18n.ts'
import { visuallyHidden } from '#web/ui/styles.ts'
import { areaName, chartName } from './chart-names.ts'

export const cards = css`
  display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
`
const card = css`
  position: relative; display: grid; grid-template-rows: auto 1fr; overflow: clip; background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card);
  &:hover { border-color: var(--accent); }
  &:focus-within { outline: 3px solid var(--focus); outline-offset: 2px; }
  & > div { display: grid; gap: var(--s1); align-content: start; padding: var(--s3) var(--s4) var(--s4); min-inline-size: 0; }
  & > div > a:first-child { color: var(--ink); font-weight: 650; line-height: 1.3; text-decoration: none; outline: none; }
  & > div > a:first-child::after { content: ''; position: absolute; inset: 0; }
  &:hover > div > a:first-child { color: var(--accent); text-decoration: underline; }
  & p, & span, & code { font-size: var(--size-s); line-height: 1.4; color: var(--ink-soft); }
  & p { color: var(--ink); }
  & code { font-size: 0.8rem; overflow-wrap: anywhere; }
  & > div > a:not(:first-child) { position: relative; justify-self: start; display: inline-flex; align-items: center; min-block-size: 32px; font-size: var(--size-s); font-weight: 650; }
  @media (max-width: 479px) { grid-template: auto / 7.5rem 1fr; }
`
const drawn = css`
  overflow: visible; fill: none; stroke: currentcolor; stroke-width: 6; stroke-linecap: round;
  & .ways { stroke-width: 1; opacity: 0.5; }
  & .first { stroke: var(--highlight); }
  & .inside { stroke: var(--surface-sunk); stroke-width: 3; }
`
const legend = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s4); font-size: var(--size-s); color: var(--ink-soft);
  & > span { display: inline-flex; align-items: center; gap: var(--s2); }
  & svg { inline-size: 1.1rem; block-size: 0.75rem; color: var(--accent); }
`
const glance = css`
  display: grid; place-items: center; align-content: center; padding: var(--s3); background: var(--surface-sunk); border-block-end: 1px solid var(--line-soft); color: var(--accent);
  & > svg { inline-size: 100%; block-size: 4.5rem; }
  @media (max-width: 479px) { padding: var(--s1); border-block-end: 0; border-inline-end: 1px solid var(--line-soft); }
`

/** Where the chart begins, its states and the ways between them; what ends it is hollow. */
function Glance({ shape: { width, height, ways, states, first, ends } }: { shape: ChartShape }) {
  return (
    <div className={glance}>
      <svg className={drawn} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <path className="ways" d={ways} />
        <path d={states + ends} />
        <path className="inside" d={ends} />
        <path className="first" d={first} />
      </svg>
    </div>
  )
}

const mark = 'M4 6h6'
/** What the small drawings mean. */
export function Legend() {
  return (
    <p className={legend}>
      <span>
        <svg className={drawn} viewBox="0 0 14 12" aria-hidden="true" focusable="false">
          <path className="first" d={mark} />
        </svg>
        {t('support-charts:list.begins')}
      </span>
      <span>
        <svg className={drawn} viewBox="0 0 14 12" aria-hidden="true" focusable="false">
          <path d={mark} />
          <path className="inside" d={mark} />
        </svg>
        {t('support-charts:list.ends')}
      </span>
    </p>
  )
}

interface ChartCardProps {
  chart: ChartEntry
  isTechnical: boolean
  /** Where nothing around it says what it is about. */
  hasArea?: boolean
  waiting?: { queue: SupportQueueName; count: number } | null
}

export function ChartCard({ chart, isTechnical, hasArea = false, waiting = null }: ChartCardProps) {
  const { name, area, description, states, transitions, shape } = chart
  return (
    <li className={card}>
      <Glance shape={shape} />
      <div>
        <a href={`#${name}`}>{chartName(name)}</a>
        {isTechnical && <code>{name}</code>}
        <p>{description}</p>
        <span>
          {isTechnical
            ? t('support-charts:list.size', { states, transitions })
            : t('support-charts:list.steps', { count: states })}
        </span>
        {hasArea && <span>{areaName(area)}</span>}
        {waiting && (
          <Link to="/support/queue" search={{ queue: waiting.queue }}>
            {t('support-charts:list.waiting', { count: waiting.count })}
            <span className={visuallyHidden}>: {chartName(name)}</span>
          </Link>
        )}
      </div>
    </li>
  )
}
