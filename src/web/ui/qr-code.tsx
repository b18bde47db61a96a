import { css } from '@linaria/core'
import { useMemo } from 'react'
import { encode } from 'uqr'

const code = css`inline-size: 12rem; max-inline-size: 100%; background: var(--paper); border-radius: var(--radius);`

/** Rows of dark squares with a quiet edge, in squares: 4 by the standard (ISO/IEC 18004); on a screen that is white around it fewer will do. */
export const squaresOf = (text: string, edge = 4): boolean[][] => encode(text, { border: edge }).data

/** The dark squares as the path of a drawing, one unit each. */
export const pathOf = (squares: boolean[][]): string =>
  squares.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')

/** Squares that a phone's camera reads; as wide as `className` says. */
export function QrSquares({ squares, label, className = code }: { squares: boolean[][]; label: string; className?: string }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${squares.length} ${squares.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={pathOf(squares)} fill="var(--paper-ink)" />
    </svg>
  )
}

/** A text as a code that a phone's camera reads. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const squares = useMemo(() => squaresOf(text, 2), [text])
  return <QrSquares squares={squares} label={label} />
}
