import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { Scene, type SceneName } from './scene.tsx'
import { StepFrame } from './step-frame.tsx'

// The drawing stands above the heading, which it says again.
const drawn = css`order: -1; margin-block-end: calc(-1 * var(--s2)); & > svg { inline-size: 11rem; }`

/** What has come of something, or why it can't go on: drawn, said, and the way on. */
export function Outcome({
  scene,
  title,
  text,
  isSpoken = false,
  children,
}: {
  scene: SceneName
  title: string
  text: ReactNode
  /** Said aloud when it comes. */
  isSpoken?: boolean
  children: ReactNode
}) {
  return (
    <StepFrame title={title} intro={<p role={isSpoken ? 'status' : undefined}>{text}</p>}>
      <div className={drawn}>
        <Scene name={scene} />
      </div>
      {children}
    </StepFrame>
  )
}
