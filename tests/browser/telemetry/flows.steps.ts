import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import type { TestSite } from '#tests/kit/site.ts'

const manifest: Record<string, { file: string; src?: string }> = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../../.build/client/.vite/manifest.json'), 'utf8'),
)
/** The script that counts, as its address names it. */
export const counting = Object.values(manifest).find(({ src }) => src?.endsWith('/count-flows.ts'))?.file ?? 'none'
/** What counts is asked for by the page itself, and has run: who asks for the same script again is answered after that. */
export async function countingIn(page: Page): Promise<void> {
  await page.waitForResponse((response) => response.url().endsWith(counting))
  await page.evaluate(`import('/${counting}').then(() => null)`)
}

/** What is counted, by chart and state: how many entered it, went on from it and gave up there. */
export async function counted(site: TestSite): Promise<Record<string, [number, number, number]>> {
  const { rows } = await sql<{ name: string; entered: number; went_on: number; gave_up: number }>`
    SELECT chart || ' ' || state AS name, entered, went_on, gave_up FROM flow_count`.execute(site.server.services.db)
  return Object.fromEntries(rows.map(({ name, entered, went_on, gave_up }) => [name, [entered, went_on, gave_up]]))
}
