import { css } from '@linaria/core'
import { scaleLinear } from 'd3-scale'
import { startOfDay } from '#contract/london.ts'
import { formatDayOfMonth } from '../i18n/dates.ts'
import { formatMoney, formatPounds } from '../i18n/later-formats.ts'
import { axisOf, axisSteps } from './money-axis.ts'

/** What had been raised by the end of a day, and by the same day of the time before. Pence. */
export interface MoneyDay {
  /** `2026-11-01` */
  key: string
  value: number
  before?: number
}

const chart = css`
  display: grid; grid-template-columns: 3.25rem minmax(0, 1fr);
  & svg { display: block; inline-size: 100%; overflow: visible; }
  & text { font-size: 14px; fill: var(--ink-soft); font-variant-numeric: tabular-nums; }
  & .tick { text-anchor: end; }
  /* With room for the half of what the last day is called. */
  & > svg + svg { inline-size: calc(100% - 1.5rem); }
  & .under { text-anchor: middle; }
  @media (max-width: 767px) { & .under[data-half] { display: none; } }
  & .value { font-weight: 650; fill: var(--ink); paint-order: stroke; stroke: var(--chart-ground, var(--surface-raised)); stroke-width: 5px; stroke-linejoin: round; }
  & .grid { stroke: var(--line-soft); }
  & .area { fill: var(--accent); fill-opacity: 0.12; }
  & path { vector-effect: non-scaling-stroke; }
  & .line { fill: none; stroke: var(--accent); stroke-width: 3; stroke-linejoin: round; stroke-linecap: round; }
  & .then { fill: none; stroke: var(--ink-soft); stroke-width: 2.5; stroke-dasharray: 6 5; }
  & circle { fill: var(--accent); stroke: var(--surface-raised); stroke-width: 2; }
  & circle.before { fill: var(--ink-soft); }
  @media (forced-colors: active) { & .area { fill: none; } & .line { stroke: CanvasText; } & .then { stroke: GrayText; } & circle { fill: CanvasText; } }
`
const top = 24

/** A day of the month that the days are of, with the month’s name. */
const dayNamed = ([first]: readonly MoneyDay[], day: number) =>
  first && formatDayOfMonth(startOfDay(`${first.key.slice(0, 8)}${day}`))

interface Props {
  days: readonly MoneyDay[]
  /** How many days the whole month has. */
  of: number
  /** Of the drawing without what stands over and under it. */
  tall?: number | undefined
}

// Which of the days on the way say how much it was by then, and how near to the last one they would be in its way.
const between = [10, 20]
const near = 4
// Pixels from the line up to where it is written.
const over = -12

/** Two sums as they grow, the one of now with what it has come to. Says nothing that doesn’t stand in a table beside it. */
export function MoneyRun({ days, of, tall = 160 }: Props) {
  const height = axisOf(Math.max(...days.flatMap(({ value, before = 0 }) => [value, before]), 0), top, tall)
  const y = (pence: number) => height(pence / 100)
  // The lines are drawn in a box of a thousand, which is as wide as there is room; what is written and round isn’t stretched with it.
  const x = scaleLinear([0, of], [0, 1000])
  const at = (day: number) => `${(day / of) * 100}%`
  const line = (of: (day: MoneyDay) => number) =>
    [`M0,${y(0)}`, ...days.map((day, index) => `L${x(index + 1)},${y(of(day))}`)].join('')
  const now = line(({ value }) => value)
  const last = days.length
  const raised = days.at(-1)?.value ?? 0
  const before = days.at(-1)?.before ?? 0
  const under = Array.from({ length: of }, (_, index) => index + 1).filter((day) => day === 1 || day % 5 === 0)
  const named = under.at(-1)
  const anchor = last > of / 2 ? 'end' : 'start'
  const whole = top + tall + 28
  const ticks = height.ticks(axisSteps).filter(Number.isInteger)
  return (
    <div className={chart}>
      <svg height={whole} aria-hidden="true" focusable="false">
        {ticks.map((pounds) => (
          <text key={pounds} className="tick" x="44" y={height(pounds) + 4}>
            {formatPounds(pounds * 100)}
          </text>
        ))}
      </svg>
      <svg height={whole} aria-hidden="true" focusable="false">
        {ticks.map((pounds) => (
          <line key={pounds} className="grid" x1="0" x2="100%" y1={height(pounds)} y2={height(pounds)} />
        ))}
        <svg viewBox={`0 0 1000 ${whole}`} height={whole} preserveAspectRatio="none" aria-hidden="true">
          <path className="area" d={`${now}L${x(last)},${y(0)}Z`} />
          <path className="then" d={line(({ before: then = 0 }) => then)} />
          <path className="line" d={now} />
        </svg>
        <circle className="before" cx={at(last)} cy={y(before)} r="5" />
        <circle cx={at(last)} cy={y(raised)} r="6" />
        {days.map(({ key, value }, index) => {
          const day = index + 1
          return (
            between.includes(day) &&
            last - day >= near &&
            value > 0 && (
              <text key={key} className="value" textAnchor="end" x={at(day)} dx="6" y={y(value) + over}>
                {formatMoney(value)}
              </text>
            )
          )
        })}
        {raised > 0 && (
          <text className="value" textAnchor={anchor} x={at(last)} y={y(raised) + over}>
            {formatMoney(raised)}
          </text>
        )}
        {under.map((day) => (
          <text
            key={day}
            className="under"
            x={at(day)}
            y={top + tall + 22}
            data-half={(day % 10 === 5 && day !== named) || undefined}
          >
            {day === named ? dayNamed(days, day) : day}
          </text>
        ))}
      </svg>
    </div>
  )
}
