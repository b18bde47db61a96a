import { css } from '@linaria/core'
import on from 'lucide/dist/esm/icons/arrow-right.mjs'
import type { ChartRecord } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'
import { soft, stack, tightStack } from '#web/ui/styles.ts'
import { Legend } from '../chart-list/glance.tsx'
import { eventWords, plainWords, stateWords, wayWords } from '../chart-list/state-words.ts'
import { isWithin } from './edges-of.ts'

const list = css`
  display: grid; gap: var(--s3) var(--s4); grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
`
const step = css`
  display: grid; gap: var(--s2); align-content: start; padding: var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card);
  & > div { display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: center; justify-content: space-between; }
  & h3 { display: flex; gap: var(--s2); align-items: center; font: 650 var(--size-m) / 1.3 var(--text); letter-spacing: 0; }
  & > p { font-size: var(--size-s); text-wrap: pretty; }
  & > ul { display: grid; gap: var(--s1); padding-block-start: var(--s2); border-block-start: 1px solid var(--line-soft); font-size: var(--size-s); line-height: 1.4; }
  & > ul > li { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr); gap: var(--s2); overflow-wrap: anywhere; }
  & > ul svg { inline-size: 1em; block-size: 1em; margin-block-start: 0.2em; }
  & > ul > li > span, & > ul svg { color: var(--ink-soft); }
  & b { font-weight: 600; }
  &[data-chosen] { box-shadow: 0 0 0 3px var(--focus); }
`

interface WaysOn {
  when: string[]
  to: string
}

/** Where one is who comes to a state that may hold others. */
function enter(lines: ChartRecord['lines'], target: string): string {
  const begins = lines.find(({ state, when }) => state === target && when === 'begins')
  return begins ? enter(lines, begins.target.split(' and ')[0] ?? target) : target
}

/** What leads on from a state, from itself or from what is around it, by where it leads; what leads on from anywhere is said once. */
function waysFrom({ name, parts, lines }: ChartRecord, path: string): WaysOn[] {
  const known = (target: string) => parts.some((part) => part.path === target.replace(/ again$/, ''))
  const ways = lines.filter(
    ({ state, when, target }) =>
      (state === path || (state !== 'any' && isWithin(path, state))) &&
      !['begins', 'ends', 'entry', 'exit'].includes(when) &&
      known(target),
  )
  const toOf = ({ target }: (typeof ways)[number]) => stateWords(name, enter(lines, target.replace(/ again$/, '')))
  // Where one thing leads to several steps, it's said when it leads to which.
  const sayOf = (line: (typeof ways)[number]) => {
    if (ways.every(({ when, guard }) => when !== line.when || guard === line.guard)) return eventWords(line.when)
    return line.guard === '' ? t('support-charts:steps.otherwise', { when: eventWords(line.when) }) : wayWords(line)
  }
  return [...Map.groupBy(ways, toOf)].map(([to, its]) => ({ to, when: [...new Set(its.map(sayOf))] }))
}

function Ways({ ways }: { ways: readonly WaysOn[] }) {
  if (ways.length === 0) return null
  return (
    <ul aria-label={t('support-charts:steps.next')}>
      {ways.map(({ when, to }) => (
        <li key={to}>
          <span>{when.join(', ')}</span>
          <Icon drawing={on} />
          <b>{to}</b>
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
      <div className={tightStack}>
        <h2 id="steps">{t('support-charts:steps.title')}</h2>
        <p className={soft}>{t('support-charts:steps.intro')}</p>
      </div>
      <ul className={list}>
        {steps.map(({ path, description, isEnd }) => (
          <li key={path} className={step} data-chosen={(chosen !== null && isWithin(path, chosen)) || undefined}>
            <div>
              <h3>{stateWords(name, path)}</h3>
              {isEnd && <Legend of={[waysFrom(chart, path).length > 0 ? 'settled' : 'end']} />}
              {path === first && <Legend of={['first']} />}
            </div>
            <p>{plainWords(description)}</p>
            <Ways ways={waysFrom(chart, path)} />
          </li>
        ))}
        {anywhere.length > 0 && (
          <li className={step}>
            <h3>{t('support-charts:steps.anywhere')}</h3>
            <Ways ways={anywhere} />
          </li>
        )}
      </ul>
    </section>
  )
}
