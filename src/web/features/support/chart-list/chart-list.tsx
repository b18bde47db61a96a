import { css } from '@linaria/core'
import { useMachine } from '@xstate/react'
import { useId, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ChartEntry } from '#contract/support/charts.ts'
import { chartListMachine } from '#machines/support/chart-list/chart-list.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'
import { showState } from '#web/ui/by-state.ts'
import { input } from '#web/ui/fields.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { soft, stack, tightStack } from '#web/ui/styles.ts'
import type { ChartSource } from './chart-source.ts'

const areas = css`
  display: grid; gap: var(--s6) var(--s5);
  & ul { display: grid; gap: var(--s2) var(--s5); grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr)); }
  & h2 { display: flex; gap: var(--s3); align-items: baseline; padding-block-end: var(--s2); border-block-end: 1px solid var(--line-soft); margin-block-end: var(--s3); }
  & h2 span { font: 400 var(--size-s) var(--text); color: var(--ink-soft); }
`
const card = css`
  display: grid; gap: var(--s1); align-content: start; block-size: 100%; padding: var(--s3) var(--s4); color: var(--ink); text-decoration: none; background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius);
  &:hover { border-color: var(--accent); background: var(--accent-wash); }
  & b { color: var(--accent); font-weight: 650; overflow-wrap: anywhere; }
  & span { font-size: var(--size-s); line-height: 1.4; color: var(--ink-soft); }
`
// The address after the # says which chart is open: these lead within the page without it.
const jumps = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s4);
  & button { min-block-size: 44px; padding: 0; border: 0; background: none; color: var(--accent); font: inherit; text-decoration: underline; cursor: pointer; }
`
const search = css`max-inline-size: 30rem;`

/** All the words of what is sought stand somewhere in the chart's name, area or description. */
export function narrowed(charts: readonly ChartEntry[], sought: string): ChartEntry[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean)
  return charts.filter(({ name, area, description }) => {
    const text = `${name} ${area} ${description}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

const names: Record<string, () => string> = {
  account: () => t('support-charts:area.account'),
  'cause-admin': () => t('support-charts:area.causeAdmin'),
  causes: () => t('support-charts:area.causes'),
  giving: () => t('support-charts:area.giving'),
  registration: () => t('support-charts:area.registration'),
  rewards: () => t('support-charts:area.rewards'),
  session: () => t('support-charts:area.session'),
  shell: () => t('support-charts:area.shell'),
  shopping: () => t('support-charts:area.shopping'),
  'sign-in': () => t('support-charts:area.signIn'),
  support: () => t('support-charts:area.support'),
  telemetry: () => t('support-charts:area.telemetry'),
  ui: () => t('support-charts:area.ui'),
}
/** What a folder of charts is about. */
const areaName = (area: string) => names[area]?.() ?? area

function Areas({ charts }: { charts: readonly ChartEntry[] }) {
  const areaNames = [...new Set(charts.map(({ area }) => area))]
  return (
    <div className={areas}>
      {areaNames.length > 1 && (
        <nav className={jumps} aria-label={t('support-charts:list.areas')}>
          {areaNames.map((name) => (
            <button key={name} type="button" onClick={() => document.getElementById(`area-${name}`)?.focus()}>
              {areaName(name)}
            </button>
          ))}
        </nav>
      )}
      {areaNames.map((name) => {
        const here = charts.filter(({ area }) => area === name)
        return (
          <section key={name} aria-label={areaName(name)}>
            <h2 id={`area-${name}`} tabIndex={-1}>
              {areaName(name)} <span>{formatCount(here.length)}</span>
            </h2>
            <ul>
              {here.map((chart) => (
                <li key={chart.name}>
                  <a className={card} href={`#${chart.name}`}>
                    <b>{chart.name}</b>
                    <span>{chart.description}</span>
                    <span>{t('support-charts:list.size', { states: chart.states, transitions: chart.transitions })}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

export function chartListWith(source: Pick<ChartSource, 'list'>) {
  return chartListMachine.provide({
    actors: { readCharts: fromPromise(async () => ({ charts: await source.list() })) },
  })
}

/** Every chart of the product by area, and a search over them. */
export function ChartList({ source }: { source: ChartSource }) {
  const [state, send] = useMachine(useMemo(() => chartListWith(source), [source]))
  const id = useId()
  const { charts, sought } = state.context
  const found = narrowed(charts, sought)
  return (
    <div className={stack}>
      {showState(state.value, {
        loading: <Loading />,
        shown: (
          <>
            <div className={`${tightStack} ${search}`}>
              <label htmlFor={id}>{t('support-charts:list.search')}</label>
              <input
                id={id}
                className={input}
                type="search"
                autoComplete="off"
                value={sought}
                onChange={({ target }) => send({ type: 'list.narrowed', sought: target.value })}
              />
              <p className={soft} role="status">
                {t('support-charts:list.found', { count: found.length })}
              </p>
            </div>
            {found.length > 0 ? <Areas charts={found} /> : <p>{t('support-charts:list.none')}</p>}
          </>
        ),
        failed: () => <Problem words={t('support-charts:list.failed')} onRetry={() => send({ type: 'page.refreshed' })} />,
      })}
    </div>
  )
}
