import { css, cx } from '@linaria/core'
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
import { stack, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { ChartAreas } from './chart-areas.tsx'
import { ChartCard, cards } from './chart-card.tsx'
import { ChartFigures } from './chart-figures.tsx'
import { filterCharts, firstOf, groupsOf, inOrder, queueOf } from './chart-groups.ts'
import type { ChartSource } from './chart-source.ts'
import { Folded } from './folded.tsx'
import { Legend } from './glance.tsx'

const tools = css`
  display: grid; gap: var(--s3); align-items: end; grid-template-columns: minmax(0, 1fr) minmax(8.5rem, 12rem);
  @media (max-width: 479px) { grid-template-columns: minmax(0, 1fr) 9.25rem; }
  @media (max-width: 359px) { grid-template-columns: minmax(0, 1fr); }
  & > div { display: grid; gap: var(--s1); min-inline-size: 0; }
  & label { font-size: var(--size-s); font-weight: 650; }
`
const said = css`
  display: flex; flex-wrap: wrap; gap: var(--s1) var(--s5); justify-content: space-between; min-block-size: 28px; color: var(--ink-soft); font-size: var(--size-s);
`

const orders = ['area', 'largest', 'smallest'] as const satisfies readonly ChartOrder[]
/** So many are seen at once where they stand by size. */
const many = 24

export function chartListWith(source: Pick<ChartSource, 'list'>) {
  // The page came with the styles of what was in it; the list is shown with its own.
  return chartListMachine.provide({
    actors: { readCharts: fromPromise(async () => (await Promise.all([source.list(), allStyles()]))[0]) },
  })
}

/** Every chart of the product by area or by size, and a search over them. */
export function ChartList({ source, area }: { source: ChartSource; area: string }) {
  const [state, send, actor] = useMachine(useMemo(() => chartListWith(source), [source]))
  const why = useWhy(actor)
  const id = useId()
  const { charts, waiting, sought, order } = state.context
  const { audience } = source
  const found = filterCharts(charts, sought)
  const isSearching = sought.trim() !== ''
  const cardOf = (chart: ChartEntry) => {
    const queue = queueOf[chart.name]
    const count = queue && waiting ? waiting[queue] : 0
    return (
      <ChartCard
        key={chart.name}
        chart={chart}
        isTechnical={audience === 'development'}
        hasArea={order !== 'area'}
        waiting={queue && count > 0 ? { queue, count } : null}
      />
    )
  }
  const bySize = order === 'area' ? [] : inOrder(found, order)
  const rest = bySize.slice(many)
  return (
    <div className={stack}>
      {showState(state.value, {
        loading: <Loading />,
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
              </div>
              <div className={said}>
                {!isSearching && <ChartFigures charts={charts} isTechnical={audience === 'development'} />}
                <p role="status" className={cx(!isSearching && visuallyHidden)}>
                  {t('support-charts:list.found', { count: found.length })}
                </p>
                <Legend />
              </div>
            </div>
            {found.length === 0 && <p>{t('support-charts:list.none')}</p>}
            {order === 'area' ? (
              <ChartAreas
                groups={groupsOf(found)}
                area={area}
                first={{
                  area: '',
                  title: t(`support-charts:list.first.${audience}`),
                  charts: firstOf(charts, audience),
                }}
                isSearching={isSearching}
                hasSide={audience === 'development'}
                cardOf={cardOf}
              />
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
