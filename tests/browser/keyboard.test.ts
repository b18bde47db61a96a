import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWhole } from '../kit/matrix.ts'
import { go, openSite, type TestSite } from '../kit/site.ts'
import { password, wizards } from './registration/wizards.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** What is typed into which field, and which choices are made; whatever is not named is passed by. */
const typed: Record<string, string> = {
  'Address line 1': '18 Mill Lane',
  'Town or city': 'Harrowden',
  Postcode: 'ZZ4 7CD',
  'Name of the cause': 'Keyboard Otters',
  'Name of the business': 'Keyboard & Co',
  'Phone number (optional)': '02079460000',
  'Website (optional)': 'https://www.otters.example',
  Password: password,
  'First name': 'Ada',
  'Last name': 'Quill',
  'Mobile number': '07700900982',
}
const chosen = /^(No|Club or team|Yes, help people find it|I accept the .*)$/

/** What has the focus, as a person hears it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null
    const label = element?.labels?.[0]?.textContent ?? element?.textContent ?? ''
    return { label: label.trim(), kind: element?.type ?? '', value: element?.value ?? '', isChecked: element?.checked ?? false }
  })

/** From the heading of a question to its button, with nothing but keys; answers how many were pressed beside what was typed. */
async function answerByKeys(page: Page, email: string, send: string): Promise<number> {
  for (let keys = 1; keys < 60; keys++) {
    await page.keyboard.press('Tab')
    const { label, kind, value, isChecked } = await focused(page)
    const text = kind === 'email' ? email : typed[label]
    if (['text', 'email', 'password', 'tel', 'url'].includes(kind) && text && value !== text) await page.keyboard.type(text)
    if (kind === 'radio') {
      // A group is one stop: the arrows go through it, and choose.
      for (let steps = 0; steps < 8 && !chosen.test((await focused(page)).label); steps++) await page.keyboard.press('ArrowDown')
      if (!(await focused(page)).isChecked) await page.keyboard.press('Space')
    }
    if (kind === 'checkbox' && chosen.test(label) && !isChecked) await page.keyboard.press('Space')
    if (kind === 'submit' && (label === 'Continue' || label === send)) {
      await page.keyboard.press('Enter')
      return keys
    }
  }
  throw new Error('The button of this question cannot be reached by keyboard.')
}

test.each(wizards)(
  'the $wizard wizard by keyboard alone, from its first question to its end',
  async ({ wizard, path, send, done }) => {
    const { page, context } = await site.open()
    const email = `${wizard}.keys@example.org`
    const title = () => page.getByRole('main').getByRole('heading', { level: 1 }).innerText()
    const isOver = async () => done('Keyboard (Otters|& Co)').test(await title())
    await go(page, path)
    await page.getByRole('link', { name: 'Skip to the main content' }).focus()
    await page.keyboard.press('Enter')
    for (let questions = 0; questions < 14 && !(await isOver()); questions++) {
      const asked = await title()
      await answerByKeys(page, email, send)
      await expect.poll(title).not.toBe(asked)
      // A new question has the focus, so that the next key goes on from it.
      if (!(await isOver())) await see(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
    }
    expect(await isOver()).toBe(true)
    const people = await site.server.services.db.selectFrom('app_user').select('id').where('email', '=', email).execute()
    expect(people).toHaveLength(1)
    await context.close()
  },
)

/** Presses Tab until what has the focus is called so; a group of choices is gone through with the arrows. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const isIt = (label: string) => (typeof name === 'string' ? label === name : name.test(label))
  for (let keys = 0; keys < 60; keys++) {
    await page.keyboard.press('Tab')
    const { label, kind } = await focused(page)
    if (isIt(label)) return
    for (let steps = 0; kind === 'radio' && steps < 8; steps++) {
      if (isIt((await focused(page)).label)) return page.keyboard.press('Space')
      await page.keyboard.press('ArrowDown')
    }
  }
  throw new Error(`${name} cannot be reached by keyboard.`)
}

async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.type(text)
}

async function pressOn(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

const hasFocus = (page: Page, name: string | RegExp) => see(page.getByRole('heading', { level: 1, name })).toBeFocused()

async function openByKeys(page: Page, path: string): Promise<void> {
  await go(page, path)
  await page.getByRole('link', { name: 'Skip to the main content' }).focus()
  await page.keyboard.press('Enter')
}

test('F-064, R-045, R-046, R-047, X-055 a guest raises for a cause by keyboard alone, through to the shop', async () => {
  const { page, context } = await site.open()
  await openByKeys(page, '/raise-as-guest/step-1')
  await typeInto(page, 'Cause name, town or postcode', 'abbotsmere hospice')
  await page.keyboard.press('Enter')
  await see(page.getByRole('button', { name: /Abbotsmere Hospice/ }).first()).toBeVisible()
  await pressOn(page, /Abbotsmere Hospice/)
  await hasFocus(page, 'Where do you want to shop?')
  await typeInto(page, 'Name of the shop', 'alder')
  await page.keyboard.press('Enter')
  await see(page.getByRole('button', { name: /Alder Home.*donation/ })).toBeVisible()
  await pressOn(page, /Alder Home/)
  await hasFocus(page, 'What’s your email address?')
  await typeInto(page, 'Email address', 'guest.keys@example.org')
  await page.keyboard.press('Enter')
  await hasFocus(page, /^Go to Alder Home and shop/)
  await pressOn(page, /^Go to/)
  await see(page.getByText('This is a demo shop.')).toBeVisible()
  await context.close()
})

test.runIf(isWhole)('F-057, F-060, F-061 somebody whose cause is here already asks to run it, by keyboard alone', async () => {
  const { page, context } = await site.open()
  await openByKeys(page, '/register-your-good-cause/create')
  await tabTo(page, 'No')
  await pressOn(page, 'Continue')
  await hasFocus(page, /address/i)
  for (const [field, text] of [
    ['Address line 1', '1 High Street'],
    ['Town or city', 'Abbotsmere'],
    ['Postcode', 'ZZ1 1AA'],
  ] as const)
    await typeInto(page, field, text)
  await page.keyboard.press('Enter')
  await hasFocus(page, /name|cause/i)
  await typeInto(page, 'Name of the cause', 'Abbotsmere Hospice')
  await tabTo(page, 'Community group')
  await pressOn(page, 'Continue')
  await see(page.getByRole('button', { name: 'Ask to run Abbotsmere Hospice' })).toBeVisible()
  await pressOn(page, 'Ask to run Abbotsmere Hospice')
  await hasFocus(page, 'Ask to run Abbotsmere Hospice')
  await typeInto(page, 'Email address', 'dee.keys@example.org')
  await typeInto(page, 'Phone number', '01632 960 001')
  await pressOn(page, 'Send request')
  await see(page.getByText(/^Your reference is AR-/)).toBeVisible()
  const kept = await site.server.services.db
    .selectFrom('admin_request')
    .select('email')
    .where('email', '=', 'dee.keys@example.org')
    .execute()
  expect(kept).toHaveLength(1)
  await context.close()
})
