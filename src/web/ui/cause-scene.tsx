import { css, cx } from '@linaria/core'
import type { CauseKind } from '#contract/causes/kinds.ts'
import { toneOf } from '#contract/tone.ts'
import { tones } from './monogram.tsx'
import { Scene, type SceneName } from './scene.tsx'

// Drawn in the ink of its tone.
const ground = css`
  display: grid; place-items: end center; overflow: hidden; padding-block-start: var(--s4);
  & > svg { --accent: currentcolor; --scene-tint: color-mix(in srgb, currentcolor 13%, transparent); inline-size: 13rem; margin-block-end: -1.7rem; }
`

/** What a name says more exactly than the kind does. */
const named: [SceneName, RegExp][] = [
  ['hospice', /hospice|care home|nursing/i],
  ['animals', /animal|dog|cat|donkey|rescue|sanctuary|paws|wildlife/i],
  ['community', /community|neighbour|village|residents|food ?bank/i],
]

/** The drawing of a cause: by what it's called, else by its kind. */
export const sceneOfCause = (name: string, kind: CauseKind): SceneName => named.find(([, words]) => words.test(name))?.[0] ?? kind

/** What stands in for a picture of a cause, in the tone that its name has everywhere. */
export function CauseScene({ name, kind }: { name: string; kind: CauseKind }) {
  return (
    <div className={cx(ground, tones[toneOf(name, tones.length)])}>
      <Scene name={sceneOfCause(name, kind)} />
    </div>
  )
}
