import type { Box } from '#machines/support/chart-picture/drawing.ts'
import type { Looks } from './lay-out.ts'
import { rowsOf } from './rows-of.ts'

/** Where a small picture of a chart is seen: as wide and as high as is shown of it without making it smaller. */
export const smallPlace = { width: 300, height: 262 } as const
/** No small picture is larger, so that all of it is seen and what states are called can still be read. */
export const smallMost = { width: 400, height: 350 } as const
/** So much below those of which some is left out is free for how much that is. */
export const smallFoot = 34
export const smallRow = 15
/** What a state is called in a small picture, in rows. */
export const smallRows = (name: string): string[] => rowsOf(name, 15)

/** Nothing is said of a state but what it is called. */
export const small: Looks = {
  sizeOf({ path, name, isFolded }): Pick<Box, 'width' | 'height'> {
    if (path === 'any') return { width: 0, height: 0 }
    const rows = smallRows(name)
    const longest = Math.max(...rows.map((one) => one.length))
    return { width: Math.max(52, Math.round(longest * 6.7) + 22), height: rows.length * smallRow + (isFolded === false ? 6 : 13) }
  },
  around: 12,
  below: 12,
  spacing: {
    'elk.spacing.nodeNode': '16',
    'elk.spacing.edgeNode': '10',
    'elk.spacing.edgeEdge': '8',
    'elk.layered.spacing.nodeNodeBetweenLayers': '24',
    'elk.layered.spacing.edgeNodeBetweenLayers': '10',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  },
  place: { ...smallPlace, most: smallMost },
}
