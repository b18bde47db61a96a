import { afterAll, beforeAll, expect, test } from 'vitest'
import { personal, screens } from '../browser/screens.ts'
import { violationsEverywhere } from '../kit/axe.ts'
import { go, logIn, openSite, type TestSite } from '../kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('axe and reflow: every kind of page, at both widths in both themes', async () => {
  const { page } = await site.open({ allow: /status of 404/ })
  const check = async (path: string) => {
    await go(page, path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect([path, await violationsEverywhere(page)]).toEqual([path, []])
  }
  for (const path of [...screens, '/mail-opt-out#stop=abc.ada%40example.org']) await check(path)
  await logIn(page, 'admin')
  for (const path of [...personal, '/stampcards', '/referrals', '/leaderboard', '/account/settings']) await check(path)
})
