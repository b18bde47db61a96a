import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, openSite, type TestSite } from '../kit/site.ts'
import { goOn } from './registration/registration.steps.ts'

// What three journeys cost a person with a mouse: presses of links and buttons, and choices of an answer. Typing and the tick of terms, which the law asks for, come on top.
let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A page that counts what is pressed in it, also over several documents. */
async function counting() {
  const { page, context } = await site.open({
    loadsAhead: true,
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const pressed: string[] = []
  await context.exposeFunction('pressed', (name: string) => pressed.push(name))
  await context.addInitScript(() => {
    const press = ({ target }: Event) => {
      const control = target instanceof Element ? target.closest('a, button, input, label, [role=option]') : null
      if (control) Reflect.get(window, 'pressed')(control.textContent?.trim() ?? '')
    }
    addEventListener('pointerdown', press, true)
  })
  return { page, pressed, context }
}

async function newAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('three blue boats')
}

test('from the home page to the panel as a new supporter of a school that is found there: 4 presses and the tick of the terms', async () => {
  const { page, pressed, context } = await counting()
  await go(page, '/')
  await page.getByRole('combobox', { name: 'Find your cause' }).fill('school')
  await page.getByRole('option').first().click()
  await page.getByRole('link', { name: 'Shop for this cause' }).first().click()
  await newAccount(page, 'presses@example.org')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('I accept the supporter terms').check()
  await page.getByRole('button', { name: 'Create my account' }).click()
  await see(page).toHaveURL(/\/panel$/)
  expect(pressed).toHaveLength(4 + 1)
  await context.close()
})

test('from a shop’s page, not logged in, to the shop’s own site with the visit counted: 4 presses', async () => {
  const { page, pressed, context } = await counting()
  await go(page, '/retailer/alder-home')
  await page.getByRole('link', { name: 'Go to Alder Home' }).click()
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByLabel('Email address').fill('supporter@farthing.example')
  await page.getByLabel('Password', { exact: true }).fill('Shop-for-good-1')
  await page.getByRole('button', { name: 'Log in' }).click()
  await see(page).toHaveURL(/\/retailer\/alder-home$/)
  await page.getByRole('link', { name: 'Go to Alder Home' }).click()
  await see(page).toHaveURL(/\/demo-shop\/alder-home\?visit=/)
  expect(pressed).toHaveLength(4)
  await context.close()
})

test('from the home page to the link of a new charity’s own page in the clipboard: 14 presses, two choices and the tick of the terms', async () => {
  const { page, pressed, context } = await counting()
  await go(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Register a cause' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Register a cause' }).first().click()
  await page.getByLabel('Yes', { exact: true }).click()
  await goOn(page).click()
  await page.getByLabel('Charity number').fill('2000002')
  // The register knows its address, its name and its website.
  await goOn(page).click()
  await see(page.getByLabel('Address line 1')).toHaveValue('18 Mill Lane')
  await goOn(page).click()
  await see(page.getByLabel('Name of the cause')).toHaveValue('The Lantern Trust')
  await goOn(page).click()
  await see(page.getByLabel('Website (optional)')).toHaveValue('https://www.lantern-trust.example')
  await goOn(page).click()
  await page.getByLabel(/^Yes, help/).click()
  await goOn(page).click()
  await page.getByLabel('Email address').fill('ada@lantern-trust.example')
  await goOn(page).click()
  await page.getByLabel('Password', { exact: true }).fill('three blue boats')
  await goOn(page).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Quill')
  await goOn(page).click()
  await page.getByLabel('Mobile number').fill('07700900982')
  await goOn(page).click()
  await page.getByLabel(/^I accept the cause terms/).check()
  await page.getByRole('button', { name: 'Register this cause' }).click()
  await see(page.getByRole('heading', { level: 1, name: 'The Lantern Trust is registered' })).toBeVisible()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await see(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(pressed).toHaveLength(16 + 1)
  await page.goto(copied.slice(new URL(copied).origin.length))
  await see(page.getByRole('heading', { level: 1, name: 'The Lantern Trust' })).toBeVisible()
  await context.close()
})
