import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsEverywhere } from '#tests/kit/axe.ts'
import { enter, go, logIn, openSite, stopTime, type TestSite } from '#tests/kit/site.ts'
import { button, heading, main } from '../driver.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** These spin for a cause; of the demo's people not everybody has one. */
const spinners = ['admin', 'treasurer', 'finance'].map((name) => `${name}@farthing.example`)
beforeAll(() =>
  site.server.services.db.updateTable('app_user').set({ supported_cause_id: 1 }).where('email', 'in', spinners).execute(),
)

/** Chances of £50 and of £5. */
const prizes = (most: number, chances: number) => {
  const { spins } = site.server.services.config
  site.server.services.config.spins = {
    ...spins,
    prizes: [
      { pence: 5000, chances: most },
      { pence: 500, chances },
    ],
  }
}
const title = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { level: 2, name })
/** How far the wheel is turned, in whole degrees of the circle. */
const angleOf = (page: Page) =>
  main(page)
    .locator('svg > g')
    .first()
    .evaluate((wheel) => {
      const { a, b } = new DOMMatrix(getComputedStyle(wheel).transform)
      return (Math.round((Math.atan2(b, a) * 180) / Math.PI) + 360) % 360
    })

test('R-035, U-005, C-062, G-015 anybody reads the odds, the age and the terms before they spin; a stranger logs in and comes back to the wheel', async () => {
  prizes(1, 20)
  const { page, context } = await site.open({ viewport: { width: 375, height: 800 } })
  await go(page, '/spin-to-win')
  await see(title(page, 'Win up to £50 for your cause')).toBeVisible()
  await see(main(page).getByRole('row')).toHaveText([/^Prize/, '£501 in 10,000', '£51 in 500', 'No prizeMore than 99 in 100'])
  await see(main(page).getByText(/^By spinning you confirm that you’re 18 or over/)).toBeVisible()
  await see(main(page).getByRole('link', { name: 'Spin to win terms' })).toHaveAttribute('href', '/terms/spin-to-win')
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  await button('Log in to spin')(page).press('Enter')
  await see(heading('Log in')(page)).toBeVisible()
  await logIn(page, 'supporter', page.url())
  await see(button('Spin the wheel')(page)).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/spin-to-win')
  await go(page, '/terms/spin-to-win')
  await see(main(page).getByText(/^You must be 18 or over and logged in to spin/)).toBeVisible()
  await context.close()
})

test('F-093, A-102 by keyboard: the wheel turns to what the server has drawn, the result takes the focus, is announced, and is still there tomorrow', async () => {
  prizes(0, 10_000)
  const { page, context } = await site.open({ isMoving: true })
  await enter(page, 'admin')
  await page.clock.install()
  await go(page, '/spin-to-win')
  await see(button('Spin the wheel')(page)).toBeVisible()
  expect(await angleOf(page)).toBe(0)
  await stopTime(page)
  await button('Spin the wheel')(page).press('Enter')
  await see(main(page).getByRole('status')).toHaveText('The wheel is spinning.')
  await see(title(page, /^You’ve won/)).toHaveCount(0)
  await page.clock.runFor(4000)
  const won = title(page, /^You’ve won £5 for /)
  await see(won).toBeFocused()
  await see(main(page).getByRole('status')).toHaveText(/^You’ve won £5 for /)
  // £5 is the third of four parts, from 180° to 240°, since nothing is twice as wide as a prize: its middle stands at the top.
  await expect.poll(() => angleOf(page)).toBe(150)
  await page.clock.resume()
  expect(await violationsEverywhere(page)).toEqual([])
  await page.reload()
  await see(won).toBeVisible()
  await expect.poll(() => angleOf(page)).toBe(150)
  await see(title(page, 'Check your draw')).toBeVisible()
  await main(page).getByRole('link', { name: 'See the bonus' }).click()
  await see(heading('£5.00')(page)).toBeVisible()
  await see(main(page).getByText('Won with a spin')).toBeVisible()
  await context.close()
})

test('whoever asked for less motion sees the wheel at the drawn part at once, without it turning, and waits for nothing', async () => {
  prizes(0, 10_000)
  const { page, context } = await site.open()
  await enter(page, 'treasurer')
  await go(page, '/spin-to-win')
  await see(button('Spin the wheel')(page)).toBeVisible()
  // Had the wheel to turn first, this clock would not let it.
  await page.clock.install()
  await stopTime(page)
  await button('Spin the wheel')(page).click()
  await see(main(page).getByRole('status')).toHaveText('The wheel is spinning.')
  await page.clock.runFor(1)
  await see(title(page, /^You’ve won £5 for /)).toBeVisible()
  // At once, though time stands: nothing turns on the way there.
  expect(await angleOf(page)).toBe(150)
  await see(main(page).locator('svg path.drawn')).toBeVisible()
  await context.close()
})

test('a draw whose answer is lost is told when it is asked for again', async () => {
  prizes(0, 10_000)
  const { page, context } = await site.open({ allow: /Failed to load resource/ })
  await enter(page, 'finance')
  await go(page, '/spin-to-win')
  await see(button('Spin the wheel')(page)).toBeVisible()
  await page.route('**/api/spins', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button('Spin the wheel')(page).click()
  await see(main(page).getByText(/^Nothing is lost\./)).toBeVisible()
  await page.unroute('**/api/spins')
  await button('Try again')(page).click()
  await see(title(page, /^You’ve won £5 for /)).toBeVisible()
  const drawn = await site.server.services.db
    .selectFrom('spin')
    .innerJoin('app_user', 'app_user.id', 'user_id')
    .select('spin.id')
    .where('email', '=', 'finance@farthing.example')
    .execute()
  expect(drawn).toHaveLength(1)
  await context.close()
})

test('when the month’s prizes have gone nobody is offered a spin', async () => {
  const { spins } = site.server.services.config
  site.server.services.config.spins = { ...spins, budgetPence: 0 }
  const { page, context } = await site.open()
  await enter(page, 'support')
  await go(page, '/spin-to-win')
  await see(title(page, 'All of this month’s prizes have been won')).toBeVisible()
  await see(button('Spin the wheel')(page)).toHaveCount(0)
  await see(main(page).getByRole('row').nth(1)).toHaveText(/^£50Can’t be won until 1\s/)
  site.server.services.config.spins = spins
  await context.close()
})
