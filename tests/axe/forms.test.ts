import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wizards } from '../browser/registration/wizards.ts'
import { violationsEverywhere } from '../kit/axe.ts'
import { go, logIn, openSite, type TestSite } from '../kit/site.ts'

let site: TestSite
let donation = ''
beforeAll(async () => {
  site = await openSite()
  const { db } = site.server.services
  donation = (await db.selectFrom('donation').select('id').where('user_id', '=', 1).executeTakeFirstOrThrow()).id
})
afterAll(() => site.close())

const main = (page: Page) => page.getByRole('main')
const problem = (page: Page) => main(page).getByRole('alert').getByRole('heading', { name: 'There is a problem' })
const goOn = (page: Page) => main(page).getByRole('button', { name: 'Continue', exact: true })

/** Types into everything that can be typed into: nothing at all, or something in each. */
async function type(page: Page, isFilled: boolean): Promise<void> {
  const fields = main(page).locator(
    'form :is(textarea, input:not([type=radio], [type=checkbox], [type=hidden], [type=file], [role=combobox]))',
  )
  for (const field of await fields.all()) {
    // Of another form, which is folded.
    if (!(await field.isVisible())) continue
    const kind = await field.getAttribute('type')
    const values: Record<string, string> = { email: 'ada@example.org', date: '1990-05-17', number: '7', tel: '07700900982' }
    await field.fill(isFilled ? (values[kind ?? ''] ?? 'Some words') : '')
  }
}

test.each<[what: string, path: () => string, who: 'supporter' | null, button: string, first?: string]>([
  ['log-in', () => '/login', null, 'Log in'],
  ['forgotten password', () => '/password/forgot/email', null, 'Send the link'],
  ['new password', () => '/password/reset/some-link', null, 'Save new password'],
  ['log-in by mail', () => '/login/link', null, 'Send the link'],
  ['personal details', () => '/account/settings/personal-details', 'supporter', 'Save'],
  ['a new password', () => '/account/settings/login-and-security', 'supporter', 'Save new password', 'Change Password'],
  [
    'a new address',
    () => '/account/settings/login-and-security',
    'supporter',
    'Email a code to the new address',
    'Change Email address',
  ],
  ['telling friends', () => '/email-share', 'supporter', 'Send'],
  ['asking about a donation', () => `/enquiry/donation-query/${donation}`, 'supporter', 'Continue'],
  ['deleting the account', () => '/account/settings/delete-account', 'supporter', 'Yes, delete my account', 'Delete my account'],
])('the form of %s: empty, with its faults, filled in', async (_what, path, who, button, first) => {
  const { page, context } = await site.open({ allow: /status of 4\d\d/ })
  if (who) await logIn(page, who)
  await go(page, path())
  if (first) await main(page).getByRole('button', { name: first, exact: true }).click()
  const send = main(page).getByRole('button', { name: button, exact: true })
  await see(send).toBeVisible()
  await type(page, false)
  expect(await violationsEverywhere(page)).toEqual([])
  await send.click()
  await see(problem(page)).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
  await type(page, true)
  expect(await violationsEverywhere(page)).toEqual([])
  await context.close()
})

describe.each(wizards)('the $wizard wizard', ({ path, questions, terms }) => {
  test('every question: empty, with its faults, filled in', async () => {
    const { page, context } = await site.open()
    const title = async () => (await main(page).getByRole('heading', { level: 1 }).innerText()).trim()
    await go(page, path)
    const met: string[] = []
    while ((await main(page).getByLabel(terms).count()) === 0) {
      const asked = await title()
      const question = questions[asked]
      if (!question) throw new Error(`Nobody knows how to answer "${asked}"`)
      expect([asked, await violationsEverywhere(page)]).toEqual([asked, []])
      await type(page, false)
      const isOptional =
        (await main(page)
          .getByLabel(/\(optional\)$/)
          .count()) > 0
      if (!isOptional) {
        await goOn(page).click()
        await see(problem(page)).toBeVisible()
        expect([asked, 'faulty', await violationsEverywhere(page)]).toEqual([asked, 'faulty', []])
      }
      await question.fill(page, 'Axe')
      expect([asked, 'filled', await violationsEverywhere(page)]).toEqual([asked, 'filled', []])
      await goOn(page).click()
      await see(page.getByRole('heading', { level: 1, name: asked, exact: true })).toBeHidden()
      met.push(asked)
    }
    expect(met).toHaveLength(Object.keys(questions).length)
    expect(await violationsEverywhere(page)).toEqual([])
    await context.close()
  })
})
