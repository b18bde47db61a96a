import type { ChartThumbnail } from '#contract/support/charts.ts'
import { smallMost, smallPlace } from '../chart-picture/small-looks.ts'

type Placed = Pick<ChartThumbnail['states'][number], 'x' | 'y' | 'width' | 'height'>

/** What is seen of a drawing, and at which sides it goes on. */
export interface ThumbnailWindow {
  x: number
  y: number
  width: number
  height: number
  cut: readonly ('left' | 'right' | 'top' | 'bottom')[]
}

/** So much around a drawing is empty, and may be left out. */
const blank = 10

/** Where so much begins that is seen of a length: all of it in the middle, or as near to a place as there is more of it. */
function beginOf(length: number, seen: number, middle: number): number {
  if (length - 2 * blank <= seen) return (length - seen) / 2
  return Math.min(length - seen, Math.max(0, middle - seen / 2))
}

/** All of a small drawing, and of a large one what can be read in a card: around a state, which is where the chart begins if no other is named. */
export function windowOf({ width, height, states }: ChartThumbnail, around?: Placed): ThumbnailWindow {
  const seen = {
    width: Math.min(smallMost.width, Math.max(smallPlace.width, width)),
    // No higher than it is: on a phone nothing is left empty around it.
    height: Math.min(smallMost.height, height),
  }
  const at = around ?? states.find(({ marks }) => marks.includes('first')) ?? { x: 0, y: 0, width: 0, height: 0 }
  const x = beginOf(width, seen.width, at.x + at.width / 2)
  const y = beginOf(height, seen.height, at.y + at.height / 2)
  const cut = [
    x > blank ? (['left'] as const) : [],
    x + seen.width < width - blank ? (['right'] as const) : [],
    y > blank ? (['top'] as const) : [],
    y + seen.height < height - blank ? (['bottom'] as const) : [],
  ].flat()
  return { x, y, ...seen, cut }
}
