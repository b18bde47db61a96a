import { go, stopTime } from '#tests/kit/site.ts'
import type { Stage } from './part.ts'

export async function openGallery({ page }: Stage) {
  await go(page, '/dev/ui')
  // Everything that waits for the first quiet moment is here before time stands.
  await page.waitForLoadState('networkidle')
  await stopTime(page)
}
