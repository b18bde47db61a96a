import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { ChartEntry } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'
import { Icon } from '#web/ui/icons.tsx'
import { cards } from './chart-card.tsx'
import type { ChartGroup } from './chart-groups.ts'
import { areaName, chartName } from './chart-names.ts'
import { ChartTree } from './chart-tree.tsx'

const withList = css`
  display: grid; gap: var(--s5) var(--s6); grid-template-columns: minmax(0, 1fr); align-items: start;
`
const besideList = css`
  @media (min-width: 1024px) { grid-template-columns: 15rem minmax(0, 1fr); }
`
// The address after the # says which chart is open: these lead within the page without it.
const jumps = css`
  & > ul { display: flex; gap: var(--s1) var(--s2); overflow-x: auto; padding: 4px; margin: -4px; scrollbar-width: thin; }
  @media (min-width: 768px) { & > ul { flex-wrap: wrap; } }
  & li { flex: none; }
  & button { display: flex; justify-content: space-between; align-items: center; gap: var(--s2); min-block-size: 44px; padding: var(--s1) var(--s3); border: 1px solid var(--line); border-radius: 999px; background: none; color: var(--ink); font: inherit; font-size: var(--size-s); line-height: 1.3; text-align: start; cursor: pointer; }
  & button:hover { background: var(--accent-wash); }
  & button span { color: var(--ink-soft); font-size: var(--size-s); font-variant-numeric: tabular-nums; }
`
/** Where there is room the tree leads to them. */
const narrowOnly = css`@media (min-width: 1024px) { display: none; }`
const list = css`
  display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr);
  & > section > h2 { margin-block-end: var(--s3); }
`
const folded = css`
  border-block-end: 1px solid var(--line-soft); scroll-margin-block: var(--s5);
  &:first-child { border-block-start: 1px solid var(--line-soft); }
  & > summary { display: grid; grid-template-columns: auto 1fr auto; align-items: center; gap: 0 var(--s3); min-block-size: 60px; padding-block: var(--s3); cursor: pointer; list-style: none; }
  & > summary::-webkit-details-marker { display: none; }
  & > summary:hover h2 { color: var(--accent); }
  & > summary > :first-child { font-size: var(--size-l); }
  & > summary > span { color: var(--ink-soft); font-variant-numeric: tabular-nums; }
  & > summary > svg { grid-column: 3; color: var(--accent); }
  & > summary > small { grid-column: 1 / 3; color: var(--ink-soft); font-size: var(--size-s); }
  &[open] > summary > small { display: none; }
  &[open] > summary > svg { rotate: 180deg; }
  & > ul { padding-block: var(--s2) var(--s6); }
`

/** A part of the list that opens in place. */
export function Folded({
  id,
  title,
  count,
  preview,
  isOpen,
  children,
}: {
  id?: string
  title: ReactNode
  count: number | null
  /** Some of what is in it. */
  preview?: string
  isOpen: boolean
  children: ReactNode
}) {
  return (
    <details id={id} className={folded} open={isOpen}>
      <summary>
        {title}
        {count !== null && <span>{formatCount(count)}</span>}
        <Icon name="down" />
        {preview && <small>{preview}</small>}
      </summary>
      <ul className={cards}>{children}</ul>
    </details>
  )
}

function openArea(area: string): void {
  const place = document.getElementById(`area-${area}`)
  if (!(place instanceof HTMLDetailsElement)) return
  place.open = true
  place.querySelector('summary')?.focus()
  place.scrollIntoView({ block: 'start' })
}

interface ChartAreasProps {
  groups: readonly ChartGroup[]
  /** What stands above them, with its title. */
  first: { title: string; charts: readonly ChartEntry[] }
  /** What is sought is seen at once. */
  isOpen: boolean
  /** A tree of all of them stands beside them where there is room; in the frame of the support team there is another list there. */
  hasSide: boolean
  cardOf(chart: ChartEntry): ReactNode
}

/** The charts area by area, and a list that leads to each. */
export function ChartAreas({ groups, first, isOpen, hasSide, cardOf }: ChartAreasProps) {
  return (
    <div className={cx(withList, hasSide && groups.length > 1 && besideList)}>
      {hasSide && groups.length > 1 && <ChartTree groups={groups} />}
      {groups.length > 1 && (
        <nav className={cx(jumps, hasSide && narrowOnly)} aria-label={t('support-charts:list.areas')}>
          <ul>
            {groups.map(({ area, charts }) => (
              <li key={area}>
                <button type="button" onClick={() => openArea(area)}>
                  {areaName(area)} <span>{formatCount(charts.length)}</span>
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={list}>
        {first.charts.length > 0 && (
          <section aria-label={first.title}>
            <h2>{first.title}</h2>
            <ul className={cards}>{first.charts.map(cardOf)}</ul>
          </section>
        )}
        <div>
          {groups.map(({ area, charts }) => (
            <Folded
              key={`${area} ${isOpen}`}
              id={`area-${area}`}
              title={<h2>{areaName(area)}</h2>}
              count={charts.length}
              preview={charts
                .slice(0, 4)
                .map(({ name }) => chartName(name))
                .join(', ')}
              isOpen={isOpen}
            >
              {charts.map(cardOf)}
            </Folded>
          ))}
        </div>
      </div>
    </div>
  )
}
