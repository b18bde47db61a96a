import type { Place } from '#machines/support/chart-picture/drawing.ts'

const most = 8

/** A way through points, of which the corners are round. */
export function roundedPath(points: readonly Place[]): string {
  const towards = (from: Place, to: Place, share: number): Place => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const part = Math.min(most, length * share) / length
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  }
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before) return `M${point.x} ${point.y}`
      if (!after) return `L${point.x} ${point.y}`
      const [start, end] = [towards(point, before, 0.5), towards(point, after, 0.5)]
      return `L${start.x} ${start.y}Q${point.x} ${point.y} ${end.x} ${end.y}`
    })
    .join('')
}
