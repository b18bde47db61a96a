import { css } from '@linaria/core'
import { useMemo } from 'react'
import { encode } from 'uqr'

const code = css`inline-size: 12rem; max-inline-size: 100%; background: #fff; border-radius: var(--radius);`

/** A text as a code that a phone's camera reads. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = useMemo(() => encode(text, { border: 2 }), [text])
  const path = data.flatMap((line, y) => line.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className={code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  )
}
