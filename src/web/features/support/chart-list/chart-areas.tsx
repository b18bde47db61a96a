import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import type { ChartEntry } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'
import { showCurrent } from '#web/ui/show-current.ts'
import { tightStack } from '#web/ui/styles.ts'
import { areaHash } from './area-hash.ts'
import { cards } from './chart-card.tsx'
import type { ChartGroup } from './chart-groups.ts'
import { areaName } from './chart-names.ts'

const whole = css`display: grid; gap: var(--s5) var(--s7); grid-template-columns: minmax(0, 1fr); align-items: start;`
const sided = css`@media (min-width: 1024px) { grid-template-columns: 14rem minmax(0, 1fr); }`
// On a phone one line, which fades where there is more of it.
const ways = css`
  font-size: var(--size-s);
  & > ul { display: flex; flex-wrap: wrap; gap: var(--s2); }
  & a { display: flex; justify-content: space-between; align-items: center; gap: var(--s2); min-block-size: 44px; padding-inline: var(--s3); border: 1px solid var(--line); border-radius: 999px; color: var(--ink); line-height: 1.3; text-decoration: none; }
  & a:hover { background: var(--accent-wash); }
  & a[aria-current] { background: var(--accent); border-color: var(--accent); color: var(--accent-ink); font-weight: 650; }
  & b { font-weight: 650; font-variant-numeric: tabular-nums; }
  @media (max-width: 767px) {
    overflow-x: auto; scrollbar-width: none; position: relative; margin-inline: calc(-1 * var(--s4)); padding: 4px var(--s6) 4px var(--s4);
    mask-image: linear-gradient(to right, var(--ink) calc(100% - 3rem), transparent);
    & > ul { flex-wrap: nowrap; } & li { flex: none; } & a { white-space: nowrap; }
  }
`
/** Where there is room it stands beside the charts, and stays there. */
const asSide = css`
  @media (min-width: 1024px) {
    position: sticky; inset-block-start: var(--s5); max-block-size: calc(100dvh - 2 * var(--s5)); overflow-y: auto; scrollbar-width: thin; margin: -4px; padding: 4px;
    & > ul { display: grid; gap: 2px; }
    & a { min-block-size: 40px; border: 0; border-radius: var(--radius); }
    & a[aria-current] { background: var(--accent-wash); color: var(--ink); box-shadow: inset 3px 0 0 var(--accent); }
    & b { color: var(--ink-soft); font-weight: 400; }
  }
`
/** What is chosen says already what follows. */
const saidBefore = css`position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;`
const saidBeside = css`@media (min-width: 1024px) { position: static; inline-size: auto; block-size: auto; clip-path: none; white-space: normal; }`
const found = css`display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr); & > section { gap: var(--s3); }`

interface ChartAreasProps {
  groups: readonly ChartGroup[]
  /** The area that is looked at; empty for what is looked up most. */
  area: string
  first: ChartGroup & { title: string }
  /** What was found in all areas is seen at once. */
  isSearching: boolean
  /** In the frame of the support team there is another list beside it. */
  hasSide: boolean
  cardOf(chart: ChartEntry): ReactNode
}

/** The charts of one area, and the way to the others. */
export function ChartAreas({ groups, area, first, isSearching, hasSide, cardOf }: ChartAreasProps) {
  const named = (one: string) => (one === first.area ? first.title : areaName(one))
  const all = first.charts.length > 0 ? [first, ...groups] : groups
  const here = all.find((one) => one.area === area) ?? all[0]
  const shown = isSearching ? groups : all.filter((one) => one === here)
  return (
    <div className={cx(whole, hasSide && !isSearching && sided)}>
      {!isSearching && (
        <nav
          ref={(line) => showCurrent(line)}
          className={cx(ways, hasSide && asSide)}
          aria-label={t('support-charts:list.areas')}
        >
          <ul>
            {all.map((one) => (
              <li key={one.area}>
                <a href={areaHash(one.area)} aria-current={one === here ? 'true' : undefined}>
                  {named(one.area)} <b>{formatCount(one.charts.length)}</b>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={found}>
        {shown.map((one) => (
          <section key={one.area} className={tightStack} aria-labelledby={`area-${one.area}`} data-area={one.area}>
            <h2 id={`area-${one.area}`} className={cx(!isSearching && saidBefore, hasSide && saidBeside)}>
              {named(one.area)}
            </h2>
            <ul className={cards}>{one.charts.map(cardOf)}</ul>
          </section>
        ))}
      </div>
    </div>
  )
}
