import { css, cx } from '@linaria/core'
import type { ChartRecord } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { card, stack } from '#web/ui/styles.ts'
import { Legend } from '../chart-list/glance.tsx'
import { eventWords, plainWords, stateWords } from '../chart-list/state-words.ts'
import { isWithin } from './edges-of.ts'

const list = css`
  display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
`
const step = css`
  display: grid; gap: var(--s2); align-content: start;
  & > h3 { font: 650 var(--size-m) / 1.3 var(--text); letter-spacing: 0; }
  & > ul { display: grid; padding-block-start: var(--s2); border-block-start: 1px solid var(--line-soft); font-size: var(--size-s); }
  & > ul > li { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--s3); padding-block: var(--s1); overflow-wrap: anywhere; }
  & > ul > li > span { color: var(--ink-soft); }
  &[data-chosen] { box-shadow: 0 0 0 3px var(--focus); }
`

interface WaysOn {
  when: string
  to: string[]
}

/** Where one is who comes to a state that may hold others. */
function enter(lines: ChartRecord['lines'], target: string): string {
  const begins = lines.find(({ state, when }) => state === target && when === 'begins')
  return begins ? enter(lines, begins.target.split(' and ')[0] ?? target) : target
}

/** What leads on from a state, from itself or from what is around it, by what happens; what leads on from anywhere is said once. */
function waysFrom({ name, parts, lines }: ChartRecord, path: string): WaysOn[] {
  const known = (target: string) => parts.some((part) => part.path === target.replace(/ again$/, ''))
  const ways = lines.filter(
    ({ state, when, target }) =>
      (state === path || (state !== 'any' && isWithin(path, state))) &&
      !['begins', 'ends', 'entry', 'exit'].includes(when) &&
      known(target),
  )
  return [...Map.groupBy(ways, ({ when }) => eventWords(when))].map(([when, its]) => ({
    when,
    to: [...new Set(its.map(({ target }) => stateWords(name, enter(lines, target.replace(/ again$/, '')))))],
  }))
}

function Ways({ ways }: { ways: readonly WaysOn[] }) {
  if (ways.length === 0) return null
  return (
    <ul aria-label={t('support-charts:steps.next')}>
      {ways.map(({ when, to }) => (
        <li key={when}>
          <span>{when}</span>
          <b>{to.join(', ')}</b>
        </li>
      ))}
    </ul>
  )
}

/** The steps of a chart for who answers people: what each is called on their screens, and what leads on from it. */
export function StepsList({ chart, chosen }: { chart: ChartRecord; chosen: string | null }) {
  const { name, parts } = chart
  const steps = parts.filter(
    ({ path }) => path !== 'any' && parts.every((other) => other.path === path || !isWithin(other.path, path)),
  )
  const anywhere = waysFrom(chart, 'any')
  const first = enter(chart.lines, 'any')
  return (
    <section className={stack} aria-labelledby="steps">
      <h2 id="steps">{t('support-charts:steps.title')}</h2>
      <ul className={list}>
        {steps.map(({ path, description, isEnd }) => (
          <li key={path} className={cx(card, step)} data-chosen={(chosen !== null && isWithin(path, chosen)) || undefined}>
            <h3>{stateWords(name, path)}</h3>
            <p>{plainWords(description)}</p>
            {isEnd && <Legend of={['end']} />}
            {path === first && <Legend of={['first']} />}
            <Ways ways={waysFrom(chart, path)} />
          </li>
        ))}
        {anywhere.length > 0 && (
          <li className={cx(card, step)}>
            <h3>{t('support-charts:steps.anywhere')}</h3>
            <Ways ways={anywhere} />
          </li>
        )}
      </ul>
    </section>
  )
}
