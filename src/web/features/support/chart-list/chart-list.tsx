import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useId, useMemo } from 'react'
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
import { AreaSelect } from './area-select.tsx'
import { AreaSection, AreasNav } from './chart-areas.tsx'
import { ChartCard, cards } from './chart-card.tsx'
import { type ChartGroup, filterCharts, firstOf, groupsOf, inOrder, queueOf, reasonFor } from './chart-groups.ts'
import { aboutArea, areaName } from './chart-names.ts'
import type { ChartSource } from './chart-source.ts'
import { Folded } from './folded.tsx'
import { ListFigures } from './list-figures.tsx'
import { SeeOneRun } from './see-one-run.tsx'

const tools = css`
  display: flex; flex-wrap: wrap; gap: var(--s3); align-items: end;
  & > div { display: grid; gap: var(--s1); min-inline-size: 0; flex: 1 1 9.25rem; }
  & > div:first-child { flex: 4 1 9.25rem; }
  & > div:nth-child(3) { flex: 1 1 100%; }
  /* On a phone what is said of a list stands before it, so that the charts begin higher up. */
  @media (max-width: 479px) { & > div:first-child { flex-basis: 100%; } & > div:not(:first-child) { flex-basis: 100%; grid-template-columns: minmax(4rem, max-content) minmax(0, 1fr); align-items: center; } gap: var(--s2); }
  @media (min-width: 768px) { & > div:nth-child(3) { flex: 2 1 16rem; } }
  & label { font-size: var(--size-s); font-weight: 650; }
`
/** What is below doesn't move when they come. */
const coming = css`min-block-size: 100dvh;`

const orders = ['area', 'largest', 'smallest'] as const satisfies readonly ChartOrder[]
/** So many are seen at once where they stand by size. */
const many = 24

export function chartListWith(source: Pick<ChartSource, 'list'>) {
  // The page came with the styles of what was in it; the list is shown with its own.
  return chartListMachine.provide({
    actors: { readCharts: fromPromise(async () => (await Promise.all([source.list(), allStyles()]))[0]) },
  })
}

const titled = (group: ChartGroup) => ({ ...group, title: areaName(group.area), about: aboutArea(group.area) })

/** Every chart of the product by area or by size, and a search over them. */
export function ChartList({ source, area }: { source: ChartSource; area: string }) {
  const [state, send, actor] = useMachine(useMemo(() => chartListWith(source), [source]))
  const why = useWhy(actor)
  const id = useId()
  const { charts, waiting, sought, order } = state.context
  const { audience } = source
  const found = filterCharts(charts, sought)
  const isSearching = sought.trim() !== ''
  const cardWith = (why?: (name: string) => string) => (chart: ChartEntry) => {
    const queue = queueOf[chart.name]
    const count = queue && waiting ? waiting[queue] : 0
    return (
      <ChartCard
        key={chart.name}
        chart={chart}
        isTechnical={audience === 'development'}
        sought={sought}
        hasArea={order !== 'area'}
        {...(why ? { why: why(chart.name) } : {})}
        waiting={queue && count > 0 ? { queue, count } : null}
      />
    )
  }
  const hasSide = audience === 'development'
  const cardOf = cardWith()
  const areas = groupsOf(charts).map(titled)
  const isAll = isSearching || order !== 'area' || !areas.some((one) => one.area === area)
  const here = isAll ? '' : area
  const first = {
    area: '',
    title: t(`support-charts:list.first.${audience}`),
    about: hasSide ? t('support-charts:start.about') : '',
    charts: firstOf(charts, audience),
  }
  const groups = isSearching ? groupsOf(found).map(titled) : areas.filter((one) => here === '' || one.area === here)
  const bySize = order === 'area' ? [] : inOrder(found, order)
  const rest = bySize.slice(many)
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
                <AreaSelect
                  areas={areas}
                  here={here}
                  hasSide={hasSide}
                  onChoose={() => {
                    if (isSearching) send({ type: 'list.narrowed', sought: '' })
                    if (order !== 'area') send({ type: 'list.ordered', order: 'area' })
                  }}
                />
              </div>
              {hasSide && !isSearching && order === 'area' && <AreasNav areas={areas} here={here} count={charts.length} />}
              <ListFigures found={here === '' ? found : groups.flatMap((one) => one.charts)} isWhole={!isSearching && hasSide} />
            </div>
            {found.length === 0 && <p>{t('support-charts:list.none')}</p>}
            {order === 'area' ? (
              <>
                {here === '' && !isSearching && first.charts.length > 0 && (
                  <AreaSection
                    group={first}
                    isShelf
                    cardOf={hasSide ? cardWith(reasonFor) : cardOf}
                    after={hasSide && source.watches && <SeeOneRun watches={source.watches} />}
                  />
                )}
                {groups.map((group) => (
                  <AreaSection key={group.area} group={group} isShelf={here === '' && !isSearching} cardOf={cardOf} />
                ))}
              </>
            ) : (
              <ul className={cards}>{bySize.slice(0, many).map(cardOf)}</ul>
            )}
            {rest.length > 0 && <Folded title={t('support-charts:list.rest', { count: rest.length })}>{rest.map(cardOf)}</Folded>}
          </>
        ),
        failed: () => (
          <Problem words={t('support-charts:list.failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
      })}
    </div>
  )
}
