/// <reference path="./drawings.d.ts" />
import { css, cx } from '@linaria/core'
import drawings from './drawings.svg'
import { paints } from './paints.ts'

const painted = css`display: block; inline-size: 100%; overflow: visible;`

interface PaintedSceneProps {
  name: 'hero' | 'street' | 'step-choose' | 'step-shop' | 'step-told' | 'step-confirmed' | 'step-paid'
  /** What is surely seen of it, as a `viewBox`. */
  box?: string
}

/** Scenes of the home page, of how it works and of the end of pages, painted as covers are: their ground goes on beyond both of their edges. Each fills what it stands in, from below. */
export const PaintedScene = ({ name, box = '0 0 240 130' }: PaintedSceneProps) => (
  <svg className={cx(painted, paints)} viewBox={box} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <use href={`${drawings}#${name}`} />
  </svg>
)
