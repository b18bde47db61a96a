import { expect as see } from '@playwright/test'
import { expect, test } from 'vitest'
import { go, openSite } from '../kit/site.ts'

test('a language needs only its files: a browser that prefers it is spoken to in it, with its plurals, and in ours where it has no words yet', async () => {
  const site = await openSite({ languages: ['en-GB', 'cy-GB'] })
  const { page, context } = await site.open({ locale: 'cy-GB' })
  const words: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/words/')) words.push(pathname.replace(/^\/words\/[\w-]+\//, ''))
  })
  await go(page, '/')
  await see(page.locator('html')).toHaveAttribute('lang', 'cy-GB')
  await see(page.getByRole('heading', { level: 1 })).toHaveText('Shop as usual. Raise money for the cause you love.')
  // Inside the page: what the next page says comes in one file, in both languages.
  await page.waitForLoadState('networkidle')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All shops' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'Pob siop' })).toBeVisible()
  expect(words.filter((path) => path.includes('shopping'))).toEqual(['cy-GB/shopping.json'])
  await see(page.getByText(/^Mae \d+ o siopau yn rhoi/)).toBeVisible()
  await go(page, '/retailers')
  await see(page.getByRole('heading', { level: 1, name: 'Pob siop' })).toBeVisible()
  await context.close()

  const other = await site.open({ locale: 'en-GB' })
  await go(other.page, '/retailers')
  await see(other.page.locator('html')).toHaveAttribute('lang', 'en-GB')
  await see(other.page.getByRole('heading', { level: 1, name: 'All shops' })).toBeVisible()
  await other.context.close()
  expect((await fetch(`${site.server.address}/words/x/fr-FR/shopping.json`)).status).toBe(404)
  await site.close()
})
