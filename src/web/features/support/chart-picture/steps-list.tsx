import { css, cx } from '@linaria/core'
import type { ChartRecord } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { card, stack } from '#web/ui/styles.ts'
import { Legend } from '../chart-list/glance.tsx'
import { eventWords, stateWords } from '../chart-list/state-words.ts'
import { firstOf, isWithin } from './edges-of.ts'

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

/** What leads on from a state, from itself or from what is around it, each way once. */
function waysFrom({ name, parts, lines }: ChartRecord, path: string): { when: string; to: string }[] {
  const inside = (target: string): string => {
    const begins = lines.find(({ state, when }) => state === target && when === 'begins')
    return begins ? inside(begins.target.split(' and ')[0] ?? target) : target
  }
  const isNoWay = ({ when, target }: { when: string; target: string }) =>
    ['begins', 'ends', 'entry', 'exit'].includes(when) || !parts.some((part) => part.path === target.replace(/ again$/, ''))
  const ways = lines
    .filter((line) => isWithin(path, line.state) && !isNoWay(line))
    .map(({ when, target }) => ({ when: eventWords(when), to: stateWords(name, inside(target.replace(/ again$/, ''))) }))
  return ways.filter((way, index) => ways.findIndex(({ when, to }) => when === way.when && to === way.to) === index)
}

/** The steps of a chart for who answers people: what each is called on their screens, and what leads on from it. */
export function StepsList({ chart, chosen }: { chart: ChartRecord; chosen: string | null }) {
  const { name, parts } = chart
  const steps = parts.filter(
    ({ path }) => path !== 'any' && parts.every((other) => other.path === path || !isWithin(other.path, path)),
  )
  const first = firstOf(chart)
  const isFirst = (path: string) => first.some((one) => one === path)
  return (
    <section className={stack} aria-labelledby="steps">
      <h2 id="steps">{t('support-charts:steps.title')}</h2>
      <ul className={list}>
        {steps.map(({ path, description, isEnd }) => {
          const ways = waysFrom(chart, path)
          return (
            <li key={path} className={cx(card, step)} data-chosen={(chosen !== null && isWithin(path, chosen)) || undefined}>
              <h3>{stateWords(name, path)}</h3>
              <p>{description}</p>
              {isEnd && <Legend of={['end']} />}
              {isFirst(path) && <Legend of={['first']} />}
              {ways.length > 0 && (
                <ul aria-label={t('support-charts:steps.next')}>
                  {ways.map(({ when, to }) => (
                    <li key={`${when} ${to}`}>
                      <span>{when}</span>
                      <b>{to}</b>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
