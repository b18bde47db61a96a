import { css, cx } from '@linaria/core'
import type { ChartShape } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { formatCount } from '#web/i18n/later-formats.ts'
import { stateWords } from './state-words.ts'

/** So many steps, and states in each, are read at a glance; the rest is counted. */
const most = { steps: 5, states: 3 }
/** In pixels, about: a row has so much room, and a second line would read as a step of its own. */
const wide = { row: 262, letter: 7, pill: 28, mark: 14, rest: 56 }

const place = css`
  display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; justify-items: center; gap: var(--s3); block-size: 14.5rem; padding: var(--s5) var(--s3); background: var(--surface-sunk); border-block-end: 1px solid var(--line-soft);
  @media (max-width: 479px) { block-size: auto; padding-block: var(--s4); }
  & > p { position: relative; display: flex; justify-content: center; gap: var(--s1); max-inline-size: 100%; margin: 0; }
  & > p + p::before { content: ''; position: absolute; inset: calc(-1 * var(--s3)) auto auto 50%; block-size: var(--s3); border-inline-start: 2px solid var(--line); }
`
const pill = css`
  display: inline-flex; align-items: center; gap: 6px; max-inline-size: 100%; padding: 2px 10px; border: 1px solid var(--line); border-radius: 999px; background: var(--surface-raised); color: var(--ink); font-size: 0.8rem; line-height: 1.4;
  & > i { flex: none; inline-size: 8px; block-size: 8px; border-radius: 50%; }
  min-inline-size: 0; white-space: nowrap;
  & > span { overflow: hidden; text-overflow: ellipsis; }
  & > small { color: var(--ink-soft); font-size: 0.75rem; }
`
const kinds = {
  first: css`& > i { background: var(--highlight); box-shadow: 0 0 0 1px var(--edge); }`,
  between: css`& > i { display: none; }`,
  end: css`& > i { border: 2px solid var(--accent); }`,
}
const counted = css`flex: none; align-self: center; white-space: nowrap; padding-inline: var(--s1); color: var(--ink-soft); font-size: 0.8rem;`
const legend = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s4); font-size: var(--size-s); color: var(--ink-soft);
  & > span { border: 0; padding: 0; background: none; color: inherit; font-size: inherit; }
`

type States = ChartShape['steps'][number]
const widthOf = (chart: string, { name, kind }: States[number]) =>
  wide.pill + stateWords(chart, name).length * wide.letter + (kind === 'between' ? 0 : wide.mark)

/** States of a step, as many as one row holds with the number of those that are left out: the short ones, in their order. */
function rowOf(chart: string, states: States): States {
  const short = states.toSorted((one, other) => widthOf(chart, one) - widthOf(chart, other))
  const fits = (count: number) =>
    short.slice(0, count).reduce((sum, state) => sum + widthOf(chart, state), count < states.length ? wide.rest : 0) <= wide.row
  let count = Math.min(states.length, most.states)
  while (count > 1 && !fits(count)) count--
  const chosen = short.slice(0, count)
  return states.filter((state) => chosen.includes(state))
}

const Rest = ({ count }: { count: number }) =>
  count > 0 && <span className={counted}>{t('support-charts:list.more', { count })}</span>

/** A chart's outermost states by name, a row for each step from where it begins; a number says how many are folded into one. */
export function Glance({ chart, shape: { steps } }: { chart: string; shape: ChartShape }) {
  const [shown, later] = [steps.slice(0, most.steps), steps.slice(most.steps).flat()]
  return (
    <div className={place} aria-hidden="true">
      {shown.map((states, index) => (
        <p key={states[0]?.name}>
          {rowOf(chart, states).map(({ name, kind, inside }) => (
            <span key={name} className={cx(pill, kinds[kind])}>
              <i />
              <span>{stateWords(chart, name)}</span>
              {inside > 0 && <small>{formatCount(inside)}</small>}
            </span>
          ))}
          <Rest count={states.length - rowOf(chart, states).length + (index === shown.length - 1 ? later.length : 0)} />
        </p>
      ))}
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
