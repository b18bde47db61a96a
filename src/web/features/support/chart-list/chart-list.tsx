import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useEffect, useId, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ChartEntry } from '#contract/support/charts.ts'
import { type ChartOrder, chartListMachine } from '#machines/support/chart-list/chart-list.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { allStyles } from '#web/platform/all-styles.ts'
import { showState } from '#web/ui/by-state.ts'
import { input } from '#web/ui/fields.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { Select } from '#web/ui/select.tsx'
import { stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { areaHash, searchHash } from './area-hash.ts'
import { bringIntoView } from './bring-into-view.ts'
import { AreaSection, AreasIndex, FirstSection, type Titled } from './chart-areas.tsx'
import { ChartCard, cards } from './chart-card.tsx'
import { type ChartGroup, filterCharts, firstOf, groupsOf, inOrder, queueOf, reasonFor } from './chart-groups.ts'
import { aboutArea, areaName } from './chart-names.ts'
import type { ChartSource } from './chart-source.ts'
import { Folded } from './folded.tsx'
import { ListFigures } from './list-figures.tsx'
import { AskedFirst, SeeOneRun } from './see-one-run.tsx'

const tools = css`
  display: flex; flex-wrap: wrap; gap: var(--s3); align-items: end;
  & > div { display: grid; gap: var(--s1); min-inline-size: 0; flex: 1 1 9.25rem; }
  & > div:first-child { flex: 4 1 9.25rem; }
  /* On a phone what is said of a list stands before it, so that the charts begin higher up. */
  @media (max-width: 479px) { & > div:first-child { flex-basis: 100%; } & > div:not(:first-child) { flex-basis: 100%; grid-template-columns: minmax(4rem, max-content) minmax(0, 1fr); align-items: center; } gap: var(--s2); }
  & label { font-size: var(--size-s); font-weight: 650; }
`
/** The index stands beside the charts where there is room for both. */
const body = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1200px) { &:has(> nav) { gap: 0 var(--s6); grid-template-columns: 13rem minmax(0, 1fr); align-items: start; } }
`
const main = css`
  container-type: inline-size; display: grid; gap: var(--s5); align-content: start; grid-template-columns: minmax(0, 1fr);
`
const areasList = css`
  border-block-start: 1px solid var(--line-soft);
`
/** What is below doesn't move when they come. */
const coming = css`min-block-size: 100dvh;`

const orders = ['area', 'largest', 'smallest'] as const satisfies readonly ChartOrder[]
/** So many are drawn at once: where they stand by size the others are folded, and where more are found they're only said. */
const many = 24

export function chartListWith(source: Pick<ChartSource, 'list'>) {
  // The page came with the styles of what was in it; the list is shown with its own.
  return chartListMachine.provide({
    actors: { readCharts: fromPromise(async () => (await Promise.all([source.list(), allStyles()]))[0]) },
  })
}

const titled = (group: ChartGroup): Titled => ({ ...group, title: areaName(group.area), about: aboutArea(group.area) })

/** The address says which area is open: of those that are, the one before is closed again. */
function fold(area: string, isOpen: boolean): void {
  location.assign(areaHash(isOpen ? area : ''))
  if (!isOpen) bringIntoView(area, false)
}

/** Who comes back from a chart, or passes the address on, finds what was looked for. */
function keepSearch(sought: string): void {
  const isKept = location.hash.startsWith(searchHash(''))
  if (sought.trim() !== '') history.replaceState(history.state, '', searchHash(sought))
  else if (isKept) history.replaceState(history.state, '', areaHash(''))
}

interface ChartListProps {
  source: ChartSource
  /** Which area is open; empty where none is. */
  area: string
  /** What is looked for as the address has it. */
  looksFor?: string
}

/** Every chart of the product by area or by size, and a search over them. */
export function ChartList({ source, area, looksFor = '' }: ChartListProps) {
  const [state, send, actor] = useMachine(useMemo(() => chartListWith(source), [source]))
  const why = useWhy(actor)
  const id = useId()
  const { charts, waiting, sought, order } = state.context
  const { audience } = source
  const found = filterCharts(charts, sought)
  const isSearching = sought.trim() !== ''
  const hasSide = audience === 'development'
  const cardOf = (chart: ChartEntry, isDrawn = true, why = '') => {
    const queue = queueOf[chart.name]
    const count = queue && waiting ? waiting[queue] : 0
    return (
      <ChartCard
        key={chart.name}
        chart={chart}
        isTechnical={hasSide}
        sought={sought}
        isDrawn={isDrawn}
        hasArea={order !== 'area'}
        why={why}
        waiting={queue && count > 0 ? { queue, count } : null}
      />
    )
  }
  const areas = groupsOf(charts).map(titled)
  const here = areas.some((one) => one.area === area) ? area : ''
  const first = firstOf(charts, audience)
  const groups = isSearching ? groupsOf(found).map(titled) : areas
  const bySize = order === 'area' ? [] : inOrder(found, order)
  const rest = bySize.slice(many)
  const isShown = state.matches('shown')
  useEffect(() => bringIntoView(here), [here])
  // The address is only known in the browser, and may name something else later.
  useEffect(() => {
    if (isShown && looksFor !== '') send({ type: 'list.narrowed', sought: looksFor })
  }, [isShown, looksFor, send])
  return (
    <div className={stack}>
      {showState(state.value, {
        loading: (
          <div className={coming}>
            <Loading />
          </div>
        ),
        shown: () => (
          <>
            <div className={tightStack}>
              <div className={tools}>
                <div>
                  <label htmlFor={id}>{t('support-charts:list.search')}</label>
                  <input
                    id={id}
                    className={input}
                    type="search"
                    autoComplete="off"
                    placeholder={t('support-charts:list.searchHint')}
                    value={sought}
                    onChange={({ target }) => send({ type: 'list.narrowed', sought: target.value })}
                    onBlur={() => keepSearch(sought)}
                  />
                </div>
                <div>
                  <label htmlFor={`${id}-order`}>{t('support-charts:list.order')}</label>
                  <Select
                    id={`${id}-order`}
                    value={order}
                    onChange={({ target }) =>
                      send({ type: 'list.ordered', order: orders.find((one) => one === target.value) ?? 'area' })
                    }
                  >
                    {orders.map((one) => (
                      <option key={one} value={one}>
                        {t(`support-charts:list.by.${one}`)}
                      </option>
                    ))}
                  </Select>
                </div>
              </div>
              <ListFigures
                found={found}
                isWhole={!isSearching && hasSide}
                isDrawnOnPhones={hasSide && !isSearching && order === 'area'}
              />
            </div>
            {found.length === 0 && <p>{t('support-charts:list.none')}</p>}
            <div className={body}>
              {hasSide && order === 'area' && groups.length > 0 && (
                <AreasIndex areas={groups} here={here} count={isSearching ? null : charts.length} />
              )}
              <div className={main}>
                {order !== 'area' && <ul className={cards}>{bySize.slice(0, many).map((chart) => cardOf(chart))}</ul>}
                {order === 'area' && !isSearching && first.length > 0 && (
                  <FirstSection
                    title={t(`support-charts:list.first.${audience}`)}
                    about={hasSide ? t('support-charts:start.about') : ''}
                    isStrip={hasSide}
                  >
                    {first.map((chart) => cardOf(chart, true, hasSide ? reasonFor(chart.name) : ''))}
                  </FirstSection>
                )}
                {order === 'area' && !isSearching && hasSide && source.watches && <SeeOneRun watches={source.watches} />}
                {order === 'area' && !isSearching && hasSide && charts.length > 0 && <AskedFirst />}
                {order === 'area' && groups.length > 0 && (
                  <div className={areasList}>
                    {groups.map((group) => (
                      <AreaSection
                        key={group.area}
                        group={group}
                        isOpen={isSearching || group.area === here}
                        isDrawn={isSearching ? found.length <= many : group.area === here}
                        hasSticky={hasSide}
                        hasNames={hasSide}
                        cardOf={cardOf}
                        onFold={(isOpen) => !isSearching && fold(group.area, isOpen)}
                      />
                    ))}
                  </div>
                )}
                {rest.length > 0 && (
                  <Folded title={t('support-charts:list.rest', { count: rest.length })}>
                    {rest.map((chart) => cardOf(chart))}
                  </Folded>
                )}
              </div>
            </div>
          </>
        ),
        failed: () => (
          <Problem words={t('support-charts:list.failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
      })}
    </div>
  )
}
