import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsEverywhere } from '#tests/kit/axe.ts'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
const slug = 'abbotsmere-hospice'
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('H-003 what donations pay for stands above the story, as lines of their amounts; a cause that has said nothing has no such part', async () => {
  const { page, context } = await site.open({ viewport: { width: 375, height: 812 } })
  const { db } = site.server.services
  const lines = [
    { pounds: 1, text: 'a card' },
    { pounds: 10_000, text: `a ${'very-'.repeat(15)}van` },
  ]
  const keep = (of: object[]) =>
    db
      .updateTable('cause')
      .set({ pays_for: JSON.stringify(of) })
      .where('slug', '=', slug)
      .execute()
  await keep(lines)
  await go(page, `/causes/${slug}?anew=pays`)
  const part = page.getByRole('region', { name: 'What donations pay for' })
  await see(part.getByRole('listitem')).toHaveText(['£1 pays for a card', `£10,000 pays for ${lines[1]?.text}`])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  const [first, story] = [part.getByRole('heading'), page.getByRole('heading', { name: 'In their own words' })]
  expect((await first.boundingBox())?.y).toBeLessThan((await story.boundingBox())?.y ?? 0)
  expect(await violationsEverywhere(page)).toEqual([])
  await keep([])
  await go(page, `/causes/${slug}?anew=nothing`)
  await see(page.getByRole('heading', { name: 'In their own words' })).toBeVisible()
  await see(page.getByRole('heading', { name: 'What donations pay for' })).toHaveCount(0)
  await context.close()
})
