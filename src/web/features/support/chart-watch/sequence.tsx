import { css } from '@linaria/core'
import type { RecordedStep } from '#contract/support/recordings.ts'
import { t } from '#web/i18n/i18n.ts'
import { eventLabel } from './running.ts'

const frame = css`
  overflow: auto; max-block-size: 32rem; border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised);
  & svg { max-inline-size: none; font: 500 13px var(--text); }
  & text { fill: var(--ink); }
  & .head { font-weight: 650; }
  & line { stroke: var(--line-soft); stroke-width: 1.5; }
  & path { fill: none; stroke: var(--accent); stroke-width: 1.5; }
  & circle { fill: var(--accent); }
`
const shown = 30
const apart = 190
const rowHeight = 34
const top = 40

/** Who has told whom what, from above to below: a line for each chart, an arrow for each event. */
export function Sequence({ steps }: { steps: readonly RecordedStep[] }) {
  // That a chart begins is told by nobody.
  const last = steps.filter(({ event }) => event !== 'xstate.init' && event !== 'xstate.running').slice(-shown)
  const outside = t('support-charts:watch.outside')
  const people = [...new Set(last.flatMap(({ from, chart }) => [from ?? outside, chart]))]
  const xOf = (name: string) => 90 + people.indexOf(name) * apart
  const width = people.length * apart
  const height = top + last.length * rowHeight + 16
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by keyboard
    <section className={frame} tabIndex={0} aria-label={t('support-charts:watch.sequence')}>
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={t('support-charts:watch.sequenceOf', { names: people.join(', ') })}
      >
        {people.map((name) => (
          <g key={name}>
            <text className="head" x={xOf(name)} y={22} textAnchor="middle">
              {name}
            </text>
            <line x1={xOf(name)} x2={xOf(name)} y1={30} y2={height} />
          </g>
        ))}
        {last.map((step, index) => {
          const { tab, number, from, chart } = step
          const [start, end] = [xOf(from ?? outside), xOf(chart)]
          const y = top + index * rowHeight + 18
          const way = start === end ? `M${start} ${y}h36v10h-30` : `M${start} ${y}H${end}`
          return (
            <g key={`${tab} ${number}`}>
              <path d={way} />
              <circle cx={start === end ? end + 4 : end} cy={start === end ? y + 10 : y} r={4} />
              <text x={Math.min(start, end) + 8} y={y - 5}>
                {eventLabel(step)}
              </text>
            </g>
          )
        })}
      </svg>
    </section>
  )
}
