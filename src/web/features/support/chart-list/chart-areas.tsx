import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { ChartEntry } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'
import { Icon } from '#web/ui/icons.tsx'
import { areaHash } from './area-hash.ts'
import { bringIntoView } from './bring-into-view.ts'
import { cards, strip } from './chart-card.tsx'
import type { ChartGroup } from './chart-groups.ts'
import { chartName } from './chart-names.ts'

/** Beside the charts, in sight however far one has read. Where there is no room for it, the areas themselves are few enough lines. */
const index = css`
  position: sticky; inset-block-start: var(--s4); max-block-size: calc(100dvh - 2 * var(--s4)); overflow-y: auto; font-size: var(--size-s);
  @media (max-width: 1199px) { display: none; }
  & > ul { display: grid; gap: 2px; }
  & a { display: flex; justify-content: space-between; gap: var(--s2); align-items: center; min-block-size: 36px; padding: 4px var(--s3); border-radius: var(--radius); color: var(--ink); line-height: 1.3; text-decoration: none; }
  & a:hover { background: var(--accent-wash); }
  & a:focus-visible { outline-offset: -3px; }
  & a[aria-current] { background: var(--accent); color: var(--accent-ink); font-weight: 650; }
  & b { font-weight: 400; color: var(--ink-soft); font-variant-numeric: tabular-nums; }
  & a[aria-current] b { color: inherit; }
`
const section = css`
  display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr);
  & > p { margin-block-start: calc(-1 * var(--s2)); color: var(--ink-soft); text-wrap: pretty; }
`
const folded = css`
  border-block-end: 1px solid var(--line-soft);
  & > details > summary { display: grid; gap: 0 var(--s4); grid-template-columns: minmax(0, 1fr) auto 1.25rem; align-items: baseline; padding-block: var(--s3); cursor: pointer; list-style: none; scroll-margin-block-start: var(--s2); }
  & > details > summary::-webkit-details-marker { display: none; }
  & > details > summary:hover { color: var(--accent); }
  & h2 { font-size: var(--size-l); line-height: 1.35; }
  & > details > summary > span { color: var(--ink-soft); font-size: var(--size-s); font-variant-numeric: tabular-nums; }
  & > details > summary > span:last-child { grid-column: 1 / -1; font-size: inherit; text-wrap: pretty; }
  & > details > summary > svg { align-self: center; color: var(--accent); }
  & > details[open] > summary > svg { rotate: 180deg; }
  & > details > ul { padding-block: var(--s2) var(--s5); }
`
/** It can be folded again from wherever one has come to in it. */
const stays = css`
  & > details[open] > summary { position: sticky; inset-block-start: 0; z-index: 2; background: var(--surface); }
  @media (max-width: 599px) { & > details[open] > summary > span:last-child { display: none; } }
  & > details > ul > li { scroll-margin-block-start: 6rem; }
`
/** Which they are while they're folded; on a phone there would be no end of them. */
const names = css`
  display: grid; gap: 0 var(--s4); grid-template-columns: repeat(auto-fill, minmax(10.5rem, 1fr)); padding-block-end: var(--s4); font-size: var(--size-s); line-height: 1.3;
  & > li { display: grid; min-inline-size: 0; }
  & a { display: inline-flex; align-items: center; justify-self: start; min-block-size: 28px; padding-block: 2px; color: var(--accent); text-decoration: none; text-wrap: balance; }
  & a:hover { text-decoration: underline; }
  @container (max-width: 575px) { display: none; }
`

export type Titled = ChartGroup & { title: string; about: string }

interface AreasIndexProps {
  areas: readonly Titled[]
  here: string
  /** How many charts there are; null where only some are looked for. */
  count: number | null
}

/** Where there is room: every area, with how many charts it has. */
export function AreasIndex({ areas, here, count }: AreasIndexProps) {
  const all = count === null ? [] : [{ area: '', title: t('support-charts:all'), count }]
  return (
    <nav className={index} aria-label={t('support-charts:list.areas')}>
      <ul>
        {[...all, ...areas.map(({ area, title, charts }) => ({ area, title, count: charts.length }))].map((one) => (
          <li key={one.area}>
            <a
              href={areaHash(one.area)}
              aria-current={one.area === here && count !== null ? 'true' : undefined}
              // Where the address is its own already it says nothing new.
              onClick={() => bringIntoView(one.area)}
            >
              {one.title}
              <b> {formatCount(one.count)}</b>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface FirstSectionProps {
  title: string
  about: string
  /** Whether their drawings are what matters, also where there is room for one only. */
  isStrip: boolean
  children: ReactNode
}

/** Charts that are read first, with what they have in common. */
export function FirstSection({ title, about, isStrip, children }: FirstSectionProps) {
  return (
    <section className={section} aria-labelledby="area-" data-area="">
      <h2 id="area-">{title}</h2>
      {about !== '' && <p>{about}</p>}
      <ul className={isStrip ? strip : cards}>{children}</ul>
    </section>
  )
}

interface AreaSectionProps {
  group: Titled
  isOpen: boolean
  isDrawn: boolean
  /** Its heading stays in sight while its charts are read. */
  hasSticky: boolean
  /** While they're folded, their names lead to them. */
  hasNames: boolean
  cardOf(chart: ChartEntry, isDrawn: boolean): ReactNode
  onFold(isOpen: boolean): void
}

/** The charts of one area, with what they are about. Folded they aren't drawn; a browser’s own search finds them there too, and opens it. */
export function AreaSection({ group, isOpen, isDrawn, hasSticky, hasNames, cardOf, onFold }: AreaSectionProps) {
  const { area, title, about, charts } = group
  return (
    <section className={cx(folded, hasSticky && stays)} aria-labelledby={`area-${area}`} data-area={area}>
      <details open={isOpen} onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onFold(currentTarget.open)}>
        <summary>
          <h2 id={`area-${area}`}>{title}</h2>
          <span>{t('support-charts:list.found', { count: charts.length })}</span>
          <Icon name="down" />
          {about !== '' && <span>{about}</span>}
        </summary>
        <ul className={cards}>{charts.map((chart) => cardOf(chart, isDrawn))}</ul>
      </details>
      {hasNames && !isOpen && (
        <ul className={names}>
          {charts.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{chartName(name)}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
