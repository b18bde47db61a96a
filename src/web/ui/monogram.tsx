import { css, cx } from '@linaria/core'

const tile = css`
  display: grid; place-items: center; flex: none; inline-size: 3.25rem; block-size: 3.25rem; border-radius: var(--radius-card); font: 600 1.25rem/1 var(--display); letter-spacing: 0;
`
const round = css`
  border-radius: 50%; inline-size: 2.5rem; block-size: 2.5rem; font-size: 1rem;
`
const tones = [
  css`background: #e4efe8; color: #14523b;`,
  css`background: #fcebc6; color: #5f3d00;`,
  css`background: #e7ebf7; color: #2c3f7d;`,
  css`background: #f9e4de; color: #84301a;`,
  css`background: #ece5f4; color: #54317a;`,
  css`background: #e0eff2; color: #0f5161;`,
]

/** Stands in for a logo or a portrait (U-051, U-052): the first letters of the name in a tone that belongs to it. */
export function Monogram({ name, isRound = false }: { name: string; isRound?: boolean }) {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase()
  const tone = [...name].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % tones.length
  return (
    <span className={cx(tile, tones[tone], isRound && round)} aria-hidden="true">
      {letters}
    </span>
  )
}
