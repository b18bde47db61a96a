import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { ChartEntry } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'
import { tightStack } from '#web/ui/styles.ts'
import { areaHash } from './area-hash.ts'
import { cards } from './chart-card.tsx'
import type { ChartGroup } from './chart-groups.ts'
import { Legend } from './glance.tsx'

const whole = css`display: grid; gap: var(--s5) var(--s7); grid-template-columns: minmax(0, 1fr); align-items: start;`
const sided = css`@media (min-width: 1024px) { grid-template-columns: 14rem minmax(0, 1fr); }`
/** Beside the charts, where it stays. Where there's less room, or another list beside it already, the area is chosen above them. */
const ways = css`
  font-size: var(--size-s); position: sticky; inset-block-start: var(--s5); max-block-size: calc(100dvh - 2 * var(--s5)); overflow-y: auto; scrollbar-width: thin; margin: -4px; padding: 4px;
  @media (max-width: 1023px) { display: none; }
  & > ul { display: grid; gap: 2px; }
  & a { display: flex; justify-content: space-between; align-items: center; gap: var(--s2); min-block-size: 40px; padding: 4px var(--s3); border-radius: var(--radius); color: var(--ink); line-height: 1.3; text-decoration: none; }
  & a:hover { background: var(--accent-wash); }
  & a[aria-current] { background: var(--accent-wash); box-shadow: inset 3px 0 0 var(--accent); font-weight: 650; }
  & b { font-weight: 400; color: var(--ink-soft); font-variant-numeric: tabular-nums; }
`
/** What is chosen says already what follows. */
const saidBefore = css`position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;`
const saidBeside = css`@media (min-width: 1024px) { position: static; inline-size: auto; block-size: auto; clip-path: none; white-space: normal; }`
const sections = css`display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr); & > section { gap: var(--s3); } & > p { margin-block-end: calc(-1 * var(--s4)); }`

interface ChartAreasProps {
  areas: readonly (ChartGroup & { title: string })[]
  /** The area that is looked at. */
  here: string
  /** What was found in all areas is seen at once. */
  found: readonly (ChartGroup & { title: string })[] | null
  /** In the frame of the support team there is another list beside it. */
  hasSide: boolean
  cardOf(chart: ChartEntry): ReactNode
}

/** The charts of one area, and where there is room the way to the others. */
export function ChartAreas({ areas, here, found, hasSide, cardOf }: ChartAreasProps) {
  const isSearching = found !== null
  const shown = found ?? areas.filter(({ area }) => area === here)
  return (
    <div className={cx(whole, hasSide && !isSearching && sided)}>
      {!isSearching && hasSide && (
        <nav className={ways} aria-label={t('support-charts:list.areas')}>
          <ul>
            {areas.map(({ area, title, charts }) => (
              <li key={area}>
                <a href={areaHash(area)} aria-current={area === here ? 'true' : undefined}>
                  {title}
                  <b> {formatCount(charts.length)}</b>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={sections}>
        <Legend hasEvents shapes={shown.flatMap(({ charts }) => charts).map(({ shape }) => shape)} />
        {shown.map((one) => (
          <section key={one.area} className={tightStack} aria-labelledby={`area-${one.area}`} data-area={one.area}>
            <h2 id={`area-${one.area}`} className={cx(!isSearching && saidBefore, hasSide && saidBeside)}>
              {one.title}
            </h2>
            <ul className={cards}>{one.charts.map(cardOf)}</ul>
          </section>
        ))}
      </div>
    </div>
  )
}
