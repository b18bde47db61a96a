import { css } from '@linaria/core'
import type { CSSProperties } from 'react'

const sky = css`
  position: fixed; inset: 0; z-index: 60; overflow: hidden; pointer-events: none;
  @media (prefers-reduced-motion: reduce) { display: none; }
  @media print { display: none; }
  & > i { position: absolute; inset-block-start: 34%; inset-inline-start: 50%; inline-size: 10px; block-size: 16px; border-radius: 2px; background: var(--highlight); opacity: 0; animation: burst 1.2s cubic-bezier(0.15, 0.7, 0.4, 1) both; }
  & > i:nth-child(3n) { background: var(--accent); inline-size: 12px; block-size: 12px; border-radius: 50%; }
  & > i:nth-child(3n + 1) { background: var(--positive); inline-size: 8px; }
  & > i:nth-child(5n) { background: var(--negative); }
  & > i:nth-child(even) { animation-delay: 120ms; }
  & > i:nth-child(3n + 2) { animation-delay: 240ms; }
  @keyframes burst {
    0% { transform: translate(0, 0) rotate(0deg) scale(0.4); opacity: 0 }
    12% { opacity: 1 }
    70% { opacity: 1 }
    100% { transform: translate(var(--x), var(--y)) rotate(var(--turn)) scale(1); opacity: 0 }
  }
`

type Piece = CSSProperties & Record<'--x' | '--y' | '--turn', string>
const pieces = Array.from({ length: 36 }, (_, index): Piece => {
  const angle = (index / 36) * 2 * Math.PI
  const reach = 24 + ((index * 7) % 5) * 7
  return {
    '--x': `${Math.round(Math.cos(angle) * reach * 1.25)}vmin`,
    '--y': `${Math.round(Math.sin(angle) * reach * 0.6 + 34)}vmin`,
    '--turn': `${(index % 2 ? 1 : -1) * (240 + index * 20)}deg`,
  }
})

/** A second and a half of confetti over the page, in its own colours; in the way of nothing, and never where motion isn't wanted. Loaded by `celebration.tsx`. */
export function Confetti() {
  return (
    <div className={sky} aria-hidden="true" data-confetti>
      {pieces.map((piece) => (
        <i key={piece['--turn']} style={piece} />
      ))}
    </div>
  )
}
