/// <reference path="./drawings.d.ts" />
import { css, cx } from '@linaria/core'
import drawings from './drawings.svg'
import { paints } from './paints.ts'

const painted = css`display: block; inline-size: 100%; overflow: visible;`

/** The home page’s scenes, painted as covers are: their ground goes on beyond both of their edges. Each fills what it stands in, from below. */
export function PaintedScene({ name }: { name: 'hero' | 'step-choose' | 'step-shop' | 'step-paid' }) {
  return (
    <svg
      className={cx(painted, paints)}
      viewBox={name === 'hero' ? '0 0 640 480' : '0 0 240 130'}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
