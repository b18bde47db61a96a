/// <reference path="./drawings.d.ts" />
import { css, cx } from '@linaria/core'
import { markOf } from '#contract/shopping/shop-mark.ts'
import drawings from './drawings.svg'

/** Its ground, and how that is shaded, are two digits of what it is marked with: no script carries a name for each. */
export const grounds = css`
  &[data-face^='0'] { --ground: var(--solid-1); } &[data-face^='1'] { --ground: var(--solid-2); } &[data-face^='2'] { --ground: var(--solid-3); } &[data-face^='3'] { --ground: var(--solid-4); } &[data-face^='4'] { --ground: var(--solid-5); } &[data-face^='5'] { --ground: var(--solid-6); } &[data-face^='6'] { --ground: var(--solid-7); } &[data-face^='7'] { --ground: var(--solid-8); } &[data-face^='8'] { --ground: var(--solid-9); } &[data-face^='9'] { --ground: var(--solid-10); }
`
const tile = css`
  display: grid; place-items: center; flex: none; inline-size: 3.25rem; block-size: 3.25rem; border-radius: var(--radius-card); background-color: var(--ground); color: var(--solid-ink);
  & > svg { inline-size: 54%; block-size: 54%; fill: none; stroke: currentcolor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
  &[data-face$='1'] { background-image: radial-gradient(circle at 100% 100%, var(--shade) 46%, transparent 47%); }
  &[data-face$='2'] { background-image: linear-gradient(135deg, var(--shade) 50%, transparent 50%); }
  &[data-face$='3'] { background-image: radial-gradient(circle at 50% 50%, var(--shade) 48%, transparent 49%); }
  @media (forced-colors: active) { border: 1px solid; color: CanvasText; }
`
const large = css`inline-size: 5.5rem; block-size: 5.5rem; view-transition-name: face; @media (max-width: 767px) { inline-size: 4.25rem; block-size: 4.25rem; }`

/** U-052: stands in for a shop's logo: what it trades in, on a ground of its own. */
export function ShopMark({ name, category, isLarge = false }: { name: string; category: string; isLarge?: boolean }) {
  const { trade, ground, shade } = markOf(name, category)
  return (
    <span className={cx(tile, grounds, isLarge && large)} aria-hidden="true" data-face={`${ground}${shade}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <use href={`${drawings}#${trade}`} />
      </svg>
    </span>
  )
}
