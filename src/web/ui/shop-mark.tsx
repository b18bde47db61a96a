/// <reference path="./drawings.d.ts" />
import { css, cx } from '@linaria/core'
import { markOf } from '#contract/shopping/shop-mark.ts'
import drawings from './drawings.svg'

// Its ground, and how that is shaded, are two digits of what it is marked with: no script carries a name for each.
const tile = css`
  display: grid; place-items: center; flex: none; inline-size: 3.25rem; block-size: 3.25rem; border-radius: var(--radius-card); color: var(--solid-ink);
  & > svg { inline-size: 54%; block-size: 54%; fill: none; stroke: currentcolor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
  &[data-face^='0'] { background-color: var(--solid-1); } &[data-face^='1'] { background-color: var(--solid-2); } &[data-face^='2'] { background-color: var(--solid-3); } &[data-face^='3'] { background-color: var(--solid-4); } &[data-face^='4'] { background-color: var(--solid-5); } &[data-face^='5'] { background-color: var(--solid-6); } &[data-face^='6'] { background-color: var(--solid-7); } &[data-face^='7'] { background-color: var(--solid-8); } &[data-face^='8'] { background-color: var(--solid-9); } &[data-face^='9'] { background-color: var(--solid-10); }
  &[data-face$='1'] { background-image: radial-gradient(circle at 100% 100%, var(--shade) 46%, transparent 47%); }
  &[data-face$='2'] { background-image: linear-gradient(135deg, var(--shade) 50%, transparent 50%); }
  &[data-face$='3'] { background-image: radial-gradient(circle at 50% 50%, var(--shade) 48%, transparent 49%); }
  @media (forced-colors: active) { border: 1px solid; color: CanvasText; }
`
const large = css`inline-size: 5.5rem; block-size: 5.5rem; view-transition-name: face; @media (max-width: 767px) { inline-size: 4.25rem; block-size: 4.25rem; }`
const faint = css`
  position: absolute; inset-block-start: calc(-1 * var(--s4)); inset-inline-end: 0; z-index: -1; inline-size: 16rem; block-size: 16rem; rotate: 8deg; fill: none; stroke: var(--accent); stroke-width: 0.8; stroke-linecap: round; stroke-linejoin: round; opacity: 0.16; pointer-events: none;
  @media (max-width: 1199px) { display: none; }
  @media (forced-colors: active) { display: none; }
`
const Drawing = ({ of, className }: { of: string; className?: string }) => (
  <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
    <use href={`${drawings}#${of}`} />
  </svg>
)

/** What a shop trades in, large and faint, where its page's head would be empty. */
export const ShopGround = ({ name, category }: { name: string; category: string }) => (
  <Drawing of={markOf(name, category).trade} className={faint} />
)

/** U-052: stands in for a shop's logo: what it trades in, on a ground of its own. */
export function ShopMark({ name, category, isLarge = false }: { name: string; category: string; isLarge?: boolean }) {
  const { trade, ground, shade } = markOf(name, category)
  return (
    <span className={cx(tile, isLarge && large)} aria-hidden="true" data-face={`${ground}${shade}`}>
      <Drawing of={trade} />
    </span>
  )
}
