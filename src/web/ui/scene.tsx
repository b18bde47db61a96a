/// <reference path="./drawings.d.ts" />
import { css, cx } from '@linaria/core'
import { paints } from './paints.ts'
import scenes from './scenes.svg'

const scene = css`
  inline-size: min(100%, 15rem); block-size: auto; fill: none; stroke: var(--accent); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round;
  @media (forced-colors: active) { stroke: CanvasText; --scene-tint: Canvas; --surface-raised: Canvas; --highlight: Canvas; --accent: CanvasText; }
`
const sizes = {
  small: css`inline-size: min(100%, 9rem);`,
  medium: css``,
  large: css`inline-size: min(100%, 22rem);`,
}

/** The drawings of `scenes.svg`: in two inks and the accent, or painted. */
export type SceneName =
  | 'choose'
  | 'shop'
  | 'paid'
  | 'charity'
  | 'school'
  | 'club'
  | 'group'
  | 'individual'
  | 'business'
  | 'community'
  | 'no-donations'
  | 'no-claims'
  | 'no-notices'
  | 'no-favourites'
  | 'no-supporters'
  | 'no-statements'
  | 'no-results'
  | 'registered'
  | 'sent'
  | 'arrived'
  | 'card-full'
  | 'failed'
  | 'offline'
  | 'not-found'
  | 'expired'

/** What a page says, drawn; beside words that say it too, so hidden from assistive technology. One file for all of them, kept by the browser, in the colours of the page. */
export function Scene({ name, size = 'medium' }: { name: SceneName; size?: keyof typeof sizes }) {
  return (
    <svg
      className={cx(scene, paints, sizes[size])}
      viewBox="0 0 240 180"
      width={240}
      height={180}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${scenes}#${name}`} />
    </svg>
  )
}
