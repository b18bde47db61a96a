import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#server/db/seed/seed.ts'
import { violationsEverywhere } from '#tests/kit/axe.ts'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'
import { press } from '../part.ts'
import { openDashboardOn } from './dashboard.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
const openDashboard = openDashboardOn(() => site)

test('D-016 the words that the cause’s page is passed on with are copied from the dashboard, with its link, and that is kept; beside them stand a picture with its code and the ways to send it', async () => {
  const { page, context } = await openDashboard('treasurer')
  const { db } = site.server.services
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const kit = page.getByRole('region', { name: 'Share your cause page' })
  const picture = kit.getByRole('img', { name: /^A picture of .+ to post, with a code that opens its page$/ })
  await picture.scrollIntoViewIfNeeded()
  await see.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(480)
  const ways = await kit.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(ways.map((href) => decodeURIComponent(href).replace(/[?&].*$/, ''))).toEqual([
    'https://wa.me/',
    'https://www.facebook.com/sharer/sharer.php',
    'mailto:',
    expect.stringMatching(/^\/account\/causes\/\d+\/qr$/),
    expect.stringMatching(/^\/causes\/[a-z-]+\/kit\/square\.png$/),
  ])
  expect(decodeURIComponent(ways[0] ?? '')).toMatch(
    /^https:\/\/wa\.me\/\?text=Raise money for .+\/causes\/[a-z-]+\?via=whatsapp$/,
  )
  expect(await violationsEverywhere(page)).toEqual([])
  const kept = async () =>
    (await db.selectFrom('app_user').select('udo').where('email', '=', 'treasurer@farthing.example').executeTakeFirstOrThrow())
      .udo
  expect(await kept()).not.toHaveProperty('shared_cause_page')
  await kit.getByRole('button', { name: 'Copy message' }).click()
  await see
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(
      /^Raise money for .+ when you shop online\. It won’t cost you a penny\.( £\d+ pays for .+\.)? http.+\/causes\/[a-z-]+\?via=copy$/,
    )
  await see.poll(kept).toMatchObject({ shared_cause_page: true })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.reload()
  await see(kit.getByRole('button', { name: 'Copy message' })).toBeVisible()
  await see(picture).toBeVisible()
  await context.close()
})

test('D-016 the page of a cause that was refused isn’t passed on from its dashboard', async () => {
  const { page, context } = await site.open()
  await go(page, '/login')
  await page.getByLabel('Email address').fill('founder@farthing.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await press(page, 'Log in').click()
  await page.waitForURL((url) => !url.pathname.startsWith('/login'))
  await go(page, '/admin-dashboard')
  await see(page.getByText(/^We couldn’t confirm this cause/)).toBeVisible()
  await see(page.getByRole('region', { name: 'How you’re doing' })).toBeVisible()
  await see(press(page, 'Copy message')).toHaveCount(0)
  await context.close()
})
