import { css, cx } from '@linaria/core'
import { toneOf } from '#contract/tone.ts'

// By day a cause’s letters change places with their ground, as the picture behind them may have the same one; a person’s stay as they are. In the dark so large a pale tile would glare: it has an edge.
const tile = css`
  display: grid; place-items: center; flex: none; inline-size: 3.25rem; block-size: 3.25rem; border-radius: var(--radius-card); font: 600 1.25rem/1 var(--display); letter-spacing: 0;
  && { border: 2px solid light-dark(transparent, color-mix(in srgb, var(--tone) 40%, transparent)); background: light-dark(var(--tone), var(--wash)); color: light-dark(var(--wash), var(--tone)); }
`
const round = css`
  border-radius: 50%; inline-size: 2.5rem; block-size: 2.5rem; font-size: 1rem;
  &&& { border: 0; background: var(--wash); color: var(--tone); }
`
const large = css`inline-size: 5.5rem; block-size: 5.5rem; font-size: 2rem; view-transition-name: face;`
/** The ground and the ink that a name has everywhere. */
export const tones = [
  css`--wash: var(--wash-1); --tone: var(--wash-ink-1); background: var(--wash-1); color: var(--wash-ink-1);`,
  css`--wash: var(--wash-2); --tone: var(--wash-ink-2); background: var(--wash-2); color: var(--wash-ink-2);`,
  css`--wash: var(--wash-3); --tone: var(--wash-ink-3); background: var(--wash-3); color: var(--wash-ink-3);`,
  css`--wash: var(--wash-4); --tone: var(--wash-ink-4); background: var(--wash-4); color: var(--wash-ink-4);`,
  css`--wash: var(--wash-5); --tone: var(--wash-ink-5); background: var(--wash-5); color: var(--wash-ink-5);`,
  css`--wash: var(--wash-6); --tone: var(--wash-ink-6); background: var(--wash-6); color: var(--wash-ink-6);`,
]

/** Stands in for a logo or a portrait (U-051, U-052): the first letters of the name in a tone that belongs to it. A person's is that of the first name, which is all that some pages say. */
export function Monogram({ name, isRound = false, isLarge = false }: { name: string; isRound?: boolean; isLarge?: boolean }) {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase()
  return (
    <span
      className={cx(
        tile,
        tones[toneOf(isRound ? name.split(' ', 1).join() : name, tones.length)],
        isRound && round,
        isLarge && large,
      )}
      aria-hidden="true"
      data-face
    >
      {letters}
    </span>
  )
}
