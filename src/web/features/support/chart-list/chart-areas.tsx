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
const section = css`
  container-type: inline-size; display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr);
`
const head = css`
  display: grid; gap: 2px var(--s4); grid-template-columns: minmax(0, 1fr) auto; align-items: baseline;
  & > p { grid-column: 1 / -1; color: var(--ink-soft); text-wrap: pretty; }
  & > a { display: inline-flex; align-items: center; min-block-size: 32px; }
`
/** Some of many: where there are three beside each other the fourth makes no row of its own, and where each has its own row two are enough. */
const some = css`
  @container (min-width: 65rem) { & > li:nth-child(4) { display: none; } }
  @container (max-width: 43rem) { & > li:nth-child(n + 3) { display: none; } }
`
/** So many stand in a row at most, with one for where two do. */
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
  /** What comes after them. */
  after?: ReactNode
}

/** The charts of one area, with what they are about. */
export function AreaSection({ group, isShelf, cardOf, after }: AreaSectionProps) {
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
      <ul className={cx(cards, isCut && some)}>{(isCut ? charts.slice(0, few) : charts).map(cardOf)}</ul>
      {after}
    </section>
  )
}
