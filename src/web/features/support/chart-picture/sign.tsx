import { css, cx } from '@linaria/core'
import type { StateMark } from '#contract/support/charts.ts'

const sign = css`
  inline-size: 18px; block-size: 18px; fill: var(--surface-raised); stroke: var(--waiting); stroke-width: 1.6; stroke-linecap: round;
  &.wrong { stroke: var(--negative); }
  li > & { inline-size: 1.1em; block-size: 1.1em; }
  [data-state] > & { position: absolute; inset: -9px -9px auto auto; }
`
type Told = Extract<StateMark, 'waits' | 'wrong'>

/** On a state that waits for an answer, and on one to which only a failure leads. */
export const Sign = ({ of }: { of: Told }) => (
  <svg className={cx(sign, of)} viewBox="-9 -9 18 18" aria-hidden="true">
    <circle r={8} />
    <path d={of === 'wrong' ? 'M0 -4v4.4m0 3.2v.1' : 'M0 -4.2v4.2l3 1.8'} fill="none" />
  </svg>
)
