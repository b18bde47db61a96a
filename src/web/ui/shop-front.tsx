/// <reference path="./drawings.d.ts" />
import { css, cx } from '@linaria/core'
import { markOf } from '#contract/shopping/shop-mark.ts'
import drawings from './drawings.svg'
import { paints } from './paints.ts'
import { grounds } from './shop-mark.tsx'

const front = css`
  display: block; overflow: visible; pointer-events: none;
  & > * + * { fill: none; stroke: var(--ground); stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
  & > :last-child { stroke: var(--solid-ink); }
`

/** A shop in the street, in the colour of its mark, which stands on its board and in its window. Says nothing that does not stand in words beside it. */
export function ShopFront({ name, category, className }: { name: string; category: string; className?: string }) {
  const { trade, ground } = markOf(name, category)
  return (
    <svg className={cx(front, paints, grounds, className)} data-face={ground} viewBox="0 0 360 200" aria-hidden="true">
      <use href={`${drawings}#shop-front`} />
      <use href={`${drawings}#${trade}`} x="142" y="126" width="24" height="24" />
      <use href={`${drawings}#${trade}`} x="169" y="38" width="26" height="26" />
    </svg>
  )
}
