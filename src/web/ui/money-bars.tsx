import { css } from '@linaria/core'
import { formatMoney, formatPounds } from '../i18n/later-formats.ts'
import { axisOf, axisSteps } from './money-axis.ts'

/** One bar. Pence. */
export interface MoneyBar {
  key: string
  /** Under the bar; where there is no room, its first letter alone. */
  label: string
  value: number
  /** What it is compared with: a grey bar before it. */
  before?: number
  /** Below its label, where there is room. */
  note?: string
  /** Not over yet. */
  isPartial?: boolean
}

const chart = css`
  display: grid; grid-template-columns: 3.25rem minmax(0, 1fr); container-type: inline-size;
  & svg { display: block; inline-size: 100%; overflow: visible; }
  & text { font-size: 14px; letter-spacing: normal; fill: var(--ink-soft); }
  & .tick { text-anchor: end; }
  & .under, & .value { text-anchor: middle; }
  & .initial { display: none; }
  @container (max-width: 26rem) { & .under:has(+ .initial) { display: none; } & .initial { display: inline; } }
  & .value { fill: var(--ink); font-weight: 600; paint-order: stroke; stroke: var(--chart-ground, var(--surface-raised)); stroke-width: 4px; stroke-linejoin: round; }
  & line { stroke: var(--line-soft); }
  & .now { fill: var(--accent); }
  & .now[data-partial] { fill-opacity: 0.35; stroke: var(--accent); stroke-width: 1.5; stroke-dasharray: 4 3; }
  & .before { fill: var(--line); }
  @container (max-width: 40rem) { & .value:not([data-said]) { display: none; } & .value[data-edge='start'] { text-anchor: start; translate: -6px; } & [data-edge='end'] { text-anchor: end; translate: 10px; } }
  @media (forced-colors: active) { & .now { fill: CanvasText; } & .before { fill: Canvas; stroke: CanvasText; } & .value { stroke: Canvas; } }
`
const top = 24
/** Below the bars: their labels, and a note below one of them. */
const below = 36

/** At an end of the drawing what is written doesn’t go beyond it. `share`: per cent of its width. */
const edgeOf = (share: number) => (share < 8 ? 'start' : share > 92 ? 'end' : undefined)

interface Props {
  bars: readonly MoneyBar[]
  tall?: number | undefined
}

/** Bars of money with their axis and values. Says nothing that doesn’t stand in a table beside it. */
export function MoneyBars({ bars, tall = 160 }: Props) {
  const most = Math.max(...bars.flatMap(({ value, before = 0 }) => [value, before]), 0)
  const best = Math.max(...bars.map(({ value }) => value), 0)
  const height = axisOf(most, top, tall)
  const ticks = height
    .ticks(axisSteps)
    .filter(Number.isInteger)
    .map((pounds) => pounds * 100)
  const y = (pence: number) => height(pence / 100)
  const slot = 100 / Math.max(1, bars.length)
  const isDense = bars.length > 14
  // Where they are compared, two beside each other.
  const isCompared = bars.some(({ before = 0 }) => before > 0)
  const [wide, from] = isCompared ? [0.46, 0.42] : [0.68, 0.16]
  // All bars of a chart write their amounts alike: with pence where they are small and have any.
  const hasPence = best < 10_000 && bars.some(({ value }) => value % 100 !== 0)
  const written = (pence: number) => (hasPence ? formatMoney(pence) : formatPounds(Math.round(pence / 100) * 100))
  const biggest = best > 0 ? bars.findIndex(({ value }) => value === best) : -1
  // Where there is no room for every amount, the biggest has it, the latest unless it would lie over that one's or over a higher bar beside it, and of the others the big ones that stand clear, none of them lower than the one beside it.
  const last = bars.length - 1
  const latest = bars[last]?.value ?? 0
  const isClear = (last - biggest > 2 || y(latest) - y(best) > 18) && (bars[last - 1]?.value ?? 0) <= latest
  const said = [biggest, ...(isClear ? [last] : [])]
  const bySize = bars.map(({ value }, index) => ({ value, index })).toSorted((one, other) => other.value - one.value)
  const isPeak = (index: number) =>
    [bars[index - 1], bars[index + 1]].every((beside) => (beside?.value ?? 0) <= (bars[index]?.value ?? 0))
  for (const { value, index } of bySize)
    if (value > best / 2 && isPeak(index) && said.every((one) => Math.abs(one - index) > 2)) said.push(index)
  const isSaid = (index: number) => said.includes(index)
  return (
    <div className={chart}>
      <svg height={top + tall + below} aria-hidden="true" focusable="false">
        {ticks.map((tick) => (
          <text key={tick} className="tick" x="44" y={y(tick) + 4}>
            {formatPounds(tick)}
          </text>
        ))}
      </svg>
      <svg height={top + tall + below} aria-hidden="true" focusable="false">
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
        ))}
        {bars.map(({ key, label, value, before = 0, note, isPartial }, index) => {
          const share = (index + 0.5) * slot
          const middle = `${share}%`
          const isLabelled = !isDense || index % 5 === 0
          return (
            <g key={key}>
              {before > 0 && (
                <rect
                  className="before"
                  x={`${(index + 0.12) * slot}%`}
                  width={`${0.28 * slot}%`}
                  y={y(before)}
                  height={top + tall - y(before)}
                />
              )}
              <rect
                className="now"
                data-partial={isPartial || undefined}
                x={`${(index + from) * slot}%`}
                width={`${wide * slot}%`}
                y={y(value)}
                height={top + tall - y(value)}
              />
              {isLabelled && (
                <>
                  <text className="under" x={middle} y={top + tall + 16}>
                    {label}
                  </text>
                  {!/\d/.test(label) && bars.length > 7 && (
                    <text className="under initial" x={middle} y={top + tall + 16}>
                      {label.slice(0, 1)}
                    </text>
                  )}
                </>
              )}
              {note && (
                <text className="under" data-edge={edgeOf(share)} x={middle} y={top + tall + 31}>
                  {note}
                </text>
              )}
            </g>
          )
        })}
        {/* After all bars, since an amount may lie over the next one. */}
        {bars.map(
          ({ key, value, before = 0 }, index) =>
            value > 0 &&
            (!isDense || index === biggest) && (
              <text
                key={key}
                className="value"
                data-said={isSaid(index) || undefined}
                x={`${(index + 0.5) * slot}%`}
                y={y(Math.max(value, before)) - 6}
                data-edge={edgeOf((index + 0.5) * slot)}
              >
                {written(value)}
              </text>
            ),
        )}
      </svg>
    </div>
  )
}
