import type { Page } from '@playwright/test'

/** One layout shift: its part of the CLS, and what moved from where to where, in px of the window. */
export interface Move {
  by: number
  moved: string[]
}
/** Keeps what moves that somebody already looks at (CLS), from the next page on. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    const moves: { by: number; moved: string[] }[] = []
    Object.assign(window, { moves })
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Source[] })[])
        moves.push({
          by: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${place(previousRect)} → ${place(currentRect)}`,
          ),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
export const movesOf = (page: Page) => page.evaluate(() => (window as unknown as { moves: Move[] }).moves)
export const sumOf = (moves: readonly Move[]) => moves.reduce((sum, { by }) => sum + by, 0)
