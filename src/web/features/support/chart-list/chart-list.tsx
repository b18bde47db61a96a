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
import { ChartAreas, Folded } from './chart-areas.tsx'
import { ChartCard, cards } from './chart-card.tsx'
import { ChartFigures } from './chart-figures.tsx'
import { filterCharts, firstOf, groupsOf, inOrder, queueOf } from './chart-groups.ts'
import type { ChartSource } from './chart-source.ts'
import { Legend } from './glance.tsx'

const tools = css`
  display: grid; gap: var(--s3) var(--s4); align-items: end; grid-template-columns: minmax(0, 1fr);
  @media (min-width: 640px) { grid-template-columns: minmax(0, 1fr) 12rem; }
  & > div { display: grid; gap: var(--s1); }
  & label { font-weight: 650; }
`
const top = css`
  display: grid; gap: var(--s5) var(--s7); grid-template-columns: minmax(0, 1fr); align-items: end;
  @media (min-width: 1024px) { grid-template-columns: max-content minmax(0, 1fr); }
`
const said = css`
  display: flex; flex-wrap: wrap; gap: var(--s1) var(--s5); color: var(--ink-soft);
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
export function ChartList({ source }: { source: ChartSource }) {
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
              <div className={top}>
                <ChartFigures charts={charts} isTechnical={audience === 'development'} />
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
              </div>
              <div className={said}>
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
                first={{
                  title: t('support-charts:list.first'),
                  charts: isSearching ? [] : firstOf(charts, audience),
                }}
                isOpen={isSearching}
                hasSide={audience === 'development'}
                cardOf={cardOf}
              />
            ) : (
              <ul className={cards}>{bySize.slice(0, many).map(cardOf)}</ul>
            )}
            {rest.length > 0 && (
              <Folded title={<span>{t('support-charts:list.rest', { count: rest.length })}</span>} count={null} isOpen={false}>
                {rest.map(cardOf)}
              </Folded>
            )}
          </>
        ),
        failed: () => (
          <Problem words={t('support-charts:list.failed')} help={helpFor(why)} onRetry={() => send({ type: 'page.refreshed' })} />
        ),
      })}
    </div>
  )
}
