import { css, cx } from '@linaria/core'
import { memo } from 'react'
import type { ChartThumbnail, StateMark } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { smallFoot, smallPlace, smallRow, smallRows } from '../chart-picture/small-looks.ts'
import { stateWords } from './state-words.ts'

/** The plane of the large pictures. */
const plane = css`
  position: relative; min-inline-size: 0; background: var(--surface) radial-gradient(circle, var(--line-soft) 1px, transparent 1.4px) 0 0 / 16px 16px;
  & > svg { display: block; inline-size: 100%; block-size: auto; aspect-ratio: 300 / 262; max-block-size: 18.5rem; }
  & > span { position: absolute; inset-block-end: var(--s2); inset-inline-end: var(--s2); padding: 1px var(--s2); border: 1px solid var(--line-soft); border-radius: 999px; background: var(--surface-raised); color: var(--ink-soft); font-size: 0.8rem; line-height: 1.4; }
`
export const signs = css`
  & .ways { fill: none; stroke: var(--ink-soft); stroke-width: 1.2; }
  & .heads { fill: var(--ink-soft); }
  & rect { fill: var(--surface-raised); stroke: var(--accent); stroke-width: 1.4; }
  & rect.behind { fill: var(--accent-wash); }
  & .around > rect { fill: none; stroke: var(--line); }
  & .whole > rect { stroke: var(--line-soft); stroke-width: 1; }
  & .sideBySide > rect { stroke: var(--ink-soft); stroke-dasharray: 5 4; }
  & .waits > rect { fill: var(--waiting-wash); stroke: var(--waiting); }
  & .wrong > rect { fill: var(--negative-wash); stroke: var(--negative); }
  & rect.inner { fill: none; stroke-width: 1; }
  & .sought > rect:first-of-type { stroke: var(--focus); stroke-width: 4; }
  & text { font: 600 13px var(--text); fill: var(--ink); text-anchor: middle; }
  & .around > text { text-anchor: start; fill: var(--ink-soft); }
  & .dot { fill: var(--highlight); stroke: var(--edge); }
  & .badge { fill: var(--surface-raised); stroke: var(--waiting); stroke-width: 1.4; }
  & .hands { fill: none; stroke: var(--waiting); stroke-width: 1.4; stroke-linecap: round; }
  & .wrong > .badge { stroke: var(--negative); }
  & .wrong > .hands { stroke: var(--negative); }
`

type State = ChartThumbnail['states'][number]
interface BoxProps {
  state: Pick<State, 'x' | 'y' | 'width' | 'height' | 'marks' | 'folded'>
  rows?: readonly string[]
  isAround?: boolean
  isWhole?: boolean
  isSought?: boolean
}

/** One state with its marks, which don’t go by their colours alone. */
export function ThumbnailState({ state, rows = [], isAround = false, isWhole = false, isSought = false }: BoxProps) {
  const { x, y, width, height, marks, folded } = state
  const has = (mark: StateMark) => marks.includes(mark)
  const middle = y + height / 2 - ((rows.length - 1) * smallRow) / 2 + 4
  const radius = isAround ? 10 : 6
  return (
    <g
      className={cx(
        isAround && 'around',
        isWhole && 'whole',
        isSought && 'sought',
        has('sideBySide') && 'sideBySide',
        has('wrong') ? 'wrong' : has('waits') && 'waits',
      )}
    >
      {folded !== null && <rect className="behind" x={x + 4} y={y + 4} width={width} height={height} rx={radius} />}
      <rect x={x} y={y} width={width} height={height} rx={radius} />
      {has('end') && <rect className="inner" x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={3.5} />}
      {rows.map((row, index) => (
        <text key={row} x={isAround ? x + 12 : x + width / 2} y={isAround ? y + 18 : middle + index * smallRow}>
          {row}
        </text>
      ))}
      {has('first') && <circle className="dot" cx={x} cy={isAround ? y + 14 : y + height / 2} r={5} />}
      {(has('waits') || has('wrong')) && (
        <>
          <circle className="badge" cx={x + width} cy={y} r={6} />
          <path className="hands" d={`M${x + width} ${y}${has('wrong') ? 'm0 -3v3.2m0 2.6v.1' : 'm0 -3.2v3.2l2.4 1.4'}`} />
        </>
      )}
    </g>
  )
}

interface ThumbnailProps {
  chart: string
  thumbnail: ChartThumbnail
  /** States whose names have most of these words are pointed at. */
  sought: string
}

/** All of a drawing in the middle of its place, which is never drawn larger than it is. */
export function viewOf({ width, height, more }: ChartThumbnail) {
  const seen = {
    width: Math.max(smallPlace.width, width),
    height: Math.max(smallPlace.height, height + (more > 0 ? smallFoot : 0)),
  }
  return { x: (width - seen.width) / 2, y: more > 0 ? 0 : (height - seen.height) / 2, ...seen }
}

/** A chart drawn small, by the layout of its picture: it says nothing that isn’t said beside it. */
export const Thumbnail = memo(function Thumbnail({ chart, thumbnail, sought }: ThumbnailProps) {
  const { states, ways, heads, more } = thumbnail
  const words = sought
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 1)
  const isAround = ({ path }: State) => path === 'any' || states.some((one) => one.path.startsWith(`${path}.`))
  const nameOf = ({ path }: State) => (path === 'any' ? '' : stateWords(chart, path))
  const foundIn = (state: State) => words.filter((word) => nameOf(state).toLowerCase().includes(word)).length
  // Those that have most of the words: “in review” is in no “Loading”.
  const most = Math.max(...states.map(foundIn))
  const isSought = (state: State) => most > 0 && foundIn(state) === most
  const { x, y, width, height } = viewOf(thumbnail)
  const boxOf = (state: State) => (
    <ThumbnailState
      key={state.path}
      state={state}
      rows={smallRows(nameOf(state))}
      isAround={isAround(state)}
      isWhole={state.path === 'any'}
      isSought={isSought(state)}
    />
  )
  return (
    <div className={plane} aria-hidden="true">
      <svg className={signs} aria-hidden="true" viewBox={`${x} ${y} ${width} ${height}`} data-thumbnail={chart}>
        {states.filter(isAround).map(boxOf)}
        <path className="ways" d={ways} />
        <path className="heads" d={heads} />
        {states.filter((state) => !isAround(state)).map(boxOf)}
      </svg>
      {more > 0 && <span>{t('support-charts:thumbnail.more', { count: more })}</span>}
    </div>
  )
})
