import { css, cx } from '@linaria/core'
import down from 'lucide/dist/esm/icons/arrow-down.mjs'
import { Fragment } from 'react'
import type { ChartShape } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'
import { stateWords } from './state-words.ts'

/** So many steps, and states in each, are read at a glance; the rest is counted. */
const most = { steps: 6, states: 3, beside: 4 }

const place = css`
  display: grid; justify-items: start; align-content: start; gap: var(--s1); padding: var(--s4); background: var(--surface-sunk); border-block-start: 1px solid var(--line-soft);
  & p { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s2); align-items: center; max-inline-size: 100%; margin: 0; }
  & > svg { inline-size: 14px; block-size: 14px; margin-inline-start: var(--s3); color: var(--ink-soft); }
`
/** What may come instead stands beside the step that one comes to from the one above, in a column of its own where there is more of it. */
const step = css`
  && { align-items: start; justify-self: stretch; }
  & > span:last-child:not(:first-child) { display: grid; gap: var(--s1); flex: 1 1 7rem; justify-items: start; min-inline-size: 0; }
`
const other = css`
  display: inline-flex; align-items: baseline; gap: var(--s1); min-inline-size: 0; color: var(--ink-soft); font-size: 0.8rem;
  & > span { background: none; border-style: dashed; color: inherit; }
`
const pill = css`
  display: inline-flex; align-items: center; gap: 6px; max-inline-size: 100%; padding: 2px 10px; border: 1px solid var(--line); background: var(--surface-raised); color: var(--ink); font-size: 0.8rem; line-height: 1.4;
  & > i { flex: none; inline-size: 8px; block-size: 8px; border-radius: 50%; }
  min-inline-size: 0; border-radius: 0.9rem;
  & > small { color: var(--ink-soft); font-size: 0.75rem; }
`
const kinds = {
  first: css`& > i { background: var(--highlight); box-shadow: 0 0 0 1px var(--edge); }`,
  between: css`& > i { display: none; }`,
  end: css`& > i { border: 2px solid var(--accent); }`,
}
const small = css`&& { color: var(--ink-soft); font-size: 0.8rem; }`
const rest = css`padding-block-start: var(--s1);`
const legend = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s4); font-size: var(--size-s); color: var(--ink-soft);
  & > span { border: 0; padding: 0; background: none; color: inherit; font-size: inherit; }
`

type State = ChartShape['steps'][number][number]

/** A state that holds others stands for them. */
export const countOf = ({ steps }: ChartShape): number => steps.flat().reduce((sum, { inside }) => sum + 1 + inside, 0)

const Pill = ({ chart, of: { name, kind, inside } }: { chart: string; of: State }) => (
  <span className={cx(pill, kinds[kind])}>
    <i />
    {stateWords(chart, name)}
    {inside > 0 && <small>{t('support-charts:list.inside', { count: inside })}</small>}
  </span>
)

/** A chart's way on, a row for each step with what may come instead; how many more there are is said below. */
export function Glance({ chart, shape }: { chart: string; shape: ChartShape }) {
  const { steps, way } = shape
  const rows = steps.slice(0, Math.min(most.steps, Math.max(2, way.length))).map((states, index) => {
    const on = states.find(({ name }) => name === way[index])
    const others = states.filter((state) => state !== on)
    return { on, others: others.slice(0, index === 0 ? most.beside - 1 : most.states - (on ? 1 : 0)) }
  })
  const shown = rows.reduce(
    (sum, { on, others }) => sum + (on ? 1 + on.inside : 0) + others.reduce((all, { inside }) => all + 1 + inside, 0),
    0,
  )
  const count = countOf(shape) - shown
  return (
    <div className={place} aria-hidden="true">
      {rows.map(({ on, others }, index) => (
        <Fragment key={on?.name ?? others[0]?.name}>
          {on && index > 0 && <Icon drawing={down} />}
          {on && index > 0 ? (
            <p className={step}>
              <Pill chart={chart} of={on} />
              {others.length > 0 && (
                <span>
                  {others.map((state) => (
                    <span key={state.name} className={other}>
                      {t('support-charts:list.or')} <Pill chart={chart} of={state} />
                    </span>
                  ))}
                </span>
              )}
            </p>
          ) : (
            <p>
              {on ? <Pill chart={chart} of={on} /> : <span className={small}>{t('support-charts:list.anywhere')}</span>}
              {others.map((state) => (
                <Pill key={state.name} chart={chart} of={state} />
              ))}
              {index === 0 && others.length > 0 && <span className={small}>{t('support-charts:list.together')}</span>}
            </p>
          )}
        </Fragment>
      ))}
      {count > 0 && <p className={cx(small, rest)}>{t('support-charts:list.more', { count })}</p>}
    </div>
  )
}

/** What the small drawings mean. */
export function Legend({ of = ['first', 'end'] }: { of?: readonly ('first' | 'end')[] }) {
  return (
    <p className={legend}>
      {of.map((kind) => (
        <span key={kind} className={cx(pill, kinds[kind])}>
          <i />
          {t(kind === 'first' ? 'support-charts:list.begins' : 'support-charts:list.ends')}
        </span>
      ))}
    </p>
  )
}
