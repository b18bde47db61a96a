import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const membersSheet = /\/members-[^/]+\.css$/

test('a visitor loads no style of what only members see', async () => {
  const { page, context } = await site.open({ loadsAhead: true, viewport: { width: 1280, height: 800 } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await go(page, '/')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((one) => one.endsWith('.css')).map((one) => one.replace(/^.*\/(\w+)-.*$/, '$1'))).toEqual(['style'])
  await context.close()
})

test('the way to a member’s page brings its styles before it is shown, and a page that is opened there has them', async () => {
  const { page, context } = await site.open({ viewport: { width: 1280, height: 800 } })
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let isAsked = false
  await page.route(membersSheet, async (route) => {
    isAsked = true
    await held
    await route.continue()
  })
  await enter(page, 'admin')
  await go(page, '/how-it-works')
  expect(isAsked).toBe(false)
  await page.getByRole('button', { name: 'My causes' }).click()
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect.poll(() => isAsked).toBe(true)
  await see(page.getByRole('heading', { level: 1, name: 'How it works' })).toBeVisible()
  release()
  await see(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  const sheets = () =>
    page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => (href ? [href.replace(/^.*\/(\w+)-[^/]+$/, '$1')] : [])))
  // What members see comes after what everybody sees: it may overrule that.
  expect(await sheets()).toEqual(['style', 'members'])
  await go(page, '/admin-dashboard')
  await see(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expect.poll(sheets).toEqual(['style', 'members'])
  await context.close()
})
