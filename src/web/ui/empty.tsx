import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { Scene, type SceneName } from './scene.tsx'

const empty = css`
  display: grid; gap: var(--s4); justify-items: start; padding-block: var(--s4); max-inline-size: 36rem;
  @media (min-width: 768px) { grid-template-columns: auto minmax(0, 1fr); gap: var(--s6); align-items: center; & > svg { inline-size: 12rem; } }
  & > div { display: grid; gap: var(--s4); justify-items: start; }
`

/** Nothing is here yet: a drawing, what it means, and what to do first. */
export function Empty({ scene, children }: { scene: SceneName; children: ReactNode }) {
  return (
    <div className={empty}>
      <Scene name={scene} />
      <div>{children}</div>
    </div>
  )
}
