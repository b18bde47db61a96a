import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { ChartEntry } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'
import { visuallyHidden } from '#web/ui/styles.ts'
import { areaHash } from './area-hash.ts'
import { cards } from './chart-card.tsx'
import type { ChartGroup } from './chart-groups.ts'

const ways = css`
  font-size: var(--size-s);
  @media (max-width: 1023px) { display: none; }
  & > ul { display: flex; flex-wrap: wrap; gap: var(--s2); }
  & a { display: inline-flex; align-items: center; gap: var(--s2); min-block-size: 36px; padding-inline: var(--s3); border: 1px solid var(--line-soft); border-radius: 999px; background: var(--surface-raised); color: var(--ink); text-decoration: none; }
  & a:hover { border-color: var(--accent); background: var(--accent-wash); }
  & a[aria-current] { border-color: var(--accent); background: var(--accent); color: var(--accent-ink); font-weight: 650; }
  & b { font-weight: 400; color: var(--ink-soft); font-variant-numeric: tabular-nums; }
  & a[aria-current] b { color: inherit; }
`
/** What isn't in sight yet isn't laid out. */
const section = css`
  container-type: inline-size; display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr); content-visibility: auto; contain-intrinsic-size: auto 27rem; margin: -4px; padding: 4px;
`
const head = css`
  display: grid; gap: 2px var(--s4); grid-template-columns: minmax(0, 1fr) auto; align-items: baseline;
  & > p { grid-column: 1 / -1; color: var(--ink-soft); text-wrap: pretty; }
  & > a { display: inline-flex; align-items: center; min-block-size: 32px; }
`
/** One row of some: where there are three beside each other the fourth makes no row of its own, and on a phone they're pushed along. */
const shelf = css`
  @container (min-width: 60rem) { & > li:nth-child(4):last-child { display: none; } }
  @container (max-width: 39rem) {
    && { grid-auto-flow: column; grid-template-columns: none; grid-auto-columns: 84%; gap: var(--s3); overflow-x: auto; scroll-snap-type: x proximity; scrollbar-width: thin; margin: -4px; padding: 4px 4px var(--s2); }
    & > li { scroll-snap-align: start; scroll-margin-inline-start: 4px; }
  }
`
/** So many stand in a row at most, with one for where only two do. */
const few = 4

type Titled = ChartGroup & { title: string; about: string }

interface AreasNavProps {
  areas: readonly Titled[]
  here: string
  count: number
}

/** Where there is room: which charts are shown. */
export function AreasNav({ areas, here, count }: AreasNavProps) {
  const all = { area: '', title: t('support-charts:all'), count }
  return (
    <nav className={ways} aria-label={t('support-charts:list.areas')}>
      <ul>
        {[all, ...areas.map(({ area, title, charts }) => ({ area, title, count: charts.length }))].map((one) => (
          <li key={one.area}>
            <a href={areaHash(one.area)} aria-current={one.area === here ? 'true' : undefined}>
              {one.title}
              <b> {formatCount(one.count)}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface AreaSectionProps {
  group: Titled
  /** It's one of many: some of its charts stand for all. */
  isShelf: boolean
  cardOf(chart: ChartEntry): ReactNode
}

/** The charts of one area, with what they are about. */
export function AreaSection({ group, isShelf, cardOf }: AreaSectionProps) {
  const { area, title, about, charts } = group
  const isCut = isShelf && area !== '' && charts.length > few - 1
  return (
    <section className={section} aria-labelledby={`area-${area}`} data-area={area}>
      <div className={head}>
        <h2 id={`area-${area}`}>{title}</h2>
        {isCut && (
          <a href={areaHash(area)}>
            {t('support-charts:list.seeAll', { count: charts.length })}
            <span className={visuallyHidden}>: {title}</span>
          </a>
        )}
        {about !== '' && <p>{about}</p>}
      </div>
      <ul className={cx(cards, isShelf && shelf)}>{(isCut ? charts.slice(0, few) : charts).map(cardOf)}</ul>
    </section>
  )
}
