import { css } from '@linaria/core'
import type { CauseKind } from '#contract/causes/kinds.ts'
import { Scene, type SceneName } from './scene.tsx'

const cover = css`
  display: grid; place-items: end center; overflow: hidden; border-radius: var(--radius-card); background: var(--accent-wash); padding: var(--s4) var(--s4) 0;
`

/** What a name says more exactly than the kind does. */
const named: [SceneName, RegExp][] = [
  ['hospice', /hospice|care home|nursing/i],
  ['animals', /animal|dog|cat|donkey|rescue|sanctuary|paws|wildlife/i],
  ['community', /community|neighbour|village|residents|food ?bank/i],
]

/** The drawing of a cause: by what it's called, else by its kind. */
export const sceneOfCause = (name: string, kind: CauseKind): SceneName => named.find(([, words]) => words.test(name))?.[0] ?? kind

/** What stands in for a picture of a cause. */
export function CauseCover({ name, kind }: { name: string; kind: CauseKind }) {
  return (
    <div className={cover}>
      <Scene name={sceneOfCause(name, kind)} size="large" />
    </div>
  )
}
