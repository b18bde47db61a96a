import { type Page, expect as see } from '@playwright/test'
import { furtherOfCause } from './cause-registration.driver.ts'

export const create = '/register-your-good-cause/create'
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const goOn = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Continue', exact: true })
export async function answer(page: Page, title: string, fill: () => Promise<unknown>): Promise<void> {
  await see(heading(page, title)).toBeVisible()
  await fill()
  await goOn(page).click()
}

/** Every question up to the summary, as somebody new with a club. */
export async function answerAll(page: Page, name: string, email: string): Promise<void> {
  await answer(page, 'Is your cause a registered charity?', () => page.getByLabel('No', { exact: true }).check())
  await answer(page, 'What’s the cause’s address?', async () => {
    await page.getByLabel('Address line 1').fill('18 Mill Lane')
    await page.getByLabel('Town or city').fill('Harrowden')
    await page.getByLabel('Postcode').fill('zz47cd')
  })
  await answer(page, 'What’s the cause called?', async () => {
    await page.getByLabel('Name of the cause').fill(name)
    await page.getByLabel('Club or team').check()
  })
  await answer(page, 'Where can people find the cause online?', () =>
    page.getByLabel('Website (optional)').fill('www.otters.example'),
  )
  await answer(page, 'Can we help people find your cause?', () => page.getByLabel(/^Yes, help/).check())
  await answer(page, 'What’s your email address?', () => page.getByLabel('Email address').fill(email))
  await answer(page, 'Choose a password', () => page.getByLabel('Password', { exact: true }).fill('three blue boats'))
  await answer(page, 'What’s your name?', async () => {
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Quill')
  })
  await answer(page, 'What’s your mobile number?', () => page.getByLabel('Mobile number').fill('+44 7700 900 982'))
  for (const [title, { fill }] of Object.entries(furtherOfCause.byTitle)) await answer(page, title, () => fill(page))
  await see(heading(page, 'Check your answers')).toBeVisible()
}
export async function confirm(page: Page): Promise<void> {
  await page.getByLabel(/^I accept the cause terms/).check()
  await page.getByRole('button', { name: 'Register this cause' }).click()
}
