import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ChartEntry } from '#contract/support/charts.ts'
import type { SupportQueueName } from '#contract/support/support-queue-names.ts'
import { t } from '#web/i18n/i18n.ts'
import { visuallyHidden } from '#web/ui/styles.ts'
import { foundIn } from './chart-groups.ts'
import { areaName, chartName } from './chart-names.ts'
import { countOf } from './shape-tree.ts'
import { Thumbnail } from './thumbnail.tsx'

/** Where two don’t stand beside each other they are rows, of what is said only: a column of drawings would be endless. */
export const cards = css`
  display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  @container (max-width: 575px) {
    gap: 0;
    && > li { border-width: 1px 0 0; border-radius: 0; background: none; grid-template-rows: auto; }
    && > li > [aria-hidden], && > li [data-figures] > :last-child:not(:first-child) { display: none; }
    && > li > :last-child { padding-inline: 0; }
    && > li > :last-child > a:first-child { grid-column: 1; }
    && > li > :last-child > [data-figures] { grid-column: 2; }
  }
`
/** Those that are read first keep their drawings there: one after the other, in a row that scrolls sideways. */
export const strip = css`
  display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  @container (max-width: 575px) {
    gap: var(--s3); grid-template-columns: none; grid-auto-columns: min(82%, 300px); grid-auto-flow: column; position: relative; overflow-x: auto; scroll-snap-type: x proximity; scrollbar-width: thin; margin-inline: calc(-1 * var(--s4)); padding: 6px var(--s4) var(--s3); scroll-padding-inline: var(--s4);
    & > li { scroll-snap-align: start; }
  }
`
const card = css`
  position: relative; display: grid; grid-template-rows: max-content 1fr; min-inline-size: 0; background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); overflow: clip;
  &:hover { border-color: var(--accent); }
  &:focus-within:has(:focus-visible) { outline: 3px solid var(--focus); outline-offset: 2px; }
  & > [aria-hidden] { border-block-end: 1px solid var(--line-soft); }
`
const said = css`
  display: grid; gap: 2px var(--s3); grid-template-columns: minmax(0, 1fr) auto; align-content: start; align-items: baseline; padding: var(--s3) var(--s4) var(--s4); font-size: var(--size-s); line-height: 1.4; color: var(--ink-soft);
  & > a:first-child { color: var(--ink); font-size: var(--size-m); font-weight: 650; line-height: 1.3; text-decoration-thickness: 1px; text-underline-offset: 0.2em; outline: 0; }
  & > a:first-child::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  li:hover > & > a:first-child { color: var(--accent); text-decoration-thickness: 2px; }
  & > p, & > a:last-child { grid-column: 1 / -1; }
  & > [data-figures] { display: flex; flex-wrap: wrap; gap: 0 var(--s3); }
  &:has(> [data-figures] > :nth-child(2)) > a:first-child, & > [data-figures]:has(> :nth-child(2)) { grid-column: 1 / -1; justify-self: start; }
  & > p { margin-block: var(--s2) 0; color: var(--ink); text-wrap: pretty; }
  & > p[data-why] { color: var(--ink-soft); }
  & > a:not(:first-child) { position: relative; justify-self: start; display: inline-flex; align-items: center; min-block-size: 28px; margin-block-start: var(--s1); padding-inline: var(--s3); border-radius: 999px; background: var(--waiting-wash); color: var(--waiting); font-weight: 650; text-decoration: none; }
  & > a:not(:first-child):hover { text-decoration: underline; }
`
interface ChartCardProps {
  chart: ChartEntry
  isTechnical: boolean
  /** What is looked for: it's pointed at in the drawing. */
  sought?: string
  /** Whether it’s in sight, so that it has to be drawn. */
  isDrawn?: boolean
  /** Where nothing around it says what it is about. */
  hasArea?: boolean
  /** Why one should read it first. */
  why?: string
  waiting?: { queue: SupportQueueName; count: number } | null
}

/** A chart as it's chosen: its drawing, what it is called and what it is for. All of it is pressed. */
export function ChartCard({
  chart,
  isTechnical,
  sought = '',
  isDrawn = true,
  hasArea = false,
  why,
  waiting = null,
}: ChartCardProps) {
  const { name, area, description, states, transitions, shape, thumbnail } = chart
  const found = foundIn(chart, sought)
  return (
    <li className={cx(card)}>
      {isDrawn && thumbnail && <Thumbnail chart={name} thumbnail={thumbnail} sought={sought} />}
      <div className={said}>
        <a href={`#${name}`}>{chartName(name)}</a>
        <span data-figures>
          <span>
            {isTechnical
              ? t('support-charts:list.states', { count: states })
              : t('support-charts:list.steps', { count: countOf(shape) })}
          </span>
          {isTechnical && <span>{t('support-charts:key.transitions', { count: transitions })}</span>}
        </span>
        <p>{description}</p>
        {why && <p data-why>{why}</p>}
        {found.length > 0 && <p data-why>{t('support-charts:list.foundIn', { names: found.join(', ') })}</p>}
        {hasArea && <p>{areaName(area)}</p>}
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
