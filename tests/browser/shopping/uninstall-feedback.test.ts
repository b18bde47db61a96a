import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'
import { button, heading, main } from '../driver.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const address = '/donation-reminder/uninstall'
const rows = () => site.server.services.db.selectFrom('uninstall_feedback').selectAll().execute()

test('R-070, R-071, F-095, U-069 by keyboard: faults are named, what was typed survives a failure and a reload, and arrives once', async () => {
  const { page, context } = await site.open({ allow: /Failed to load resource/, viewport: { width: 375, height: 800 } })
  await go(page, address)
  await button('Send feedback')(page).press('Enter')
  const summary = main(page).getByRole('alert')
  await see(summary.getByRole('link')).toHaveText(['Choose a reason', 'Tell us what happened'])
  await summary.getByRole('link', { name: 'Choose a reason' }).press('Enter')
  await page.keyboard.press('Space')
  await see(page.getByLabel('It didn’t work as I expected')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('The button did nothing.')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Rowan')
  await page.getByLabel('You can contact me about this').press('Space')
  await button('Send feedback')(page).press('Enter')
  await see(summary.getByRole('link')).toHaveText(['Enter your email address so we can reply'])
  await page.getByLabel('Email address (optional)').fill('rowan@example.org')

  await page.route('**/uninstall-feedback', (route) => route.abort())
  await button('Send feedback')(page).press('Enter')
  await see(main(page).getByText(/^We couldn’t send your feedback. What you wrote is still here/)).toBeVisible()
  await see(page.getByLabel('What happened?')).toHaveValue('The button did nothing.')
  await page.reload()
  await see(page.getByLabel('What happened?')).toHaveValue('The button did nothing.')
  await see(page.getByLabel('It didn’t work as I expected')).toBeChecked()
  await see(page.getByLabel('You can contact me about this')).toBeChecked()
  expect(await rows()).toEqual([])

  await page.unroute('**/uninstall-feedback')
  await button('Send feedback')(page).press('Enter')
  await see(heading('Thank you for telling us')(page)).toBeVisible()
  await see(page).toHaveURL((url) => url.pathname === `${address}/thanks`)
  expect(await rows()).toMatchObject([
    { reason: 'notWorking', text: 'The button did nothing.', first_name: 'Rowan', email: 'rowan@example.org', may_contact: true },
  ])
  // Nothing of it stays on the device.
  await go(page, address)
  await see(page.getByLabel('What happened?')).toHaveValue('')
  await context.close()

  const desk = await site.open({ viewport: { width: 1280, height: 900 } })
  await enter(desk.page, 'support')
  await go(desk.page, '/support/feedback')
  const list = desk.page.getByRole('region', { name: 'Why people uninstalled Donation Reminder' })
  await see(list.getByRole('listitem')).toContainText([
    /It didn’t work as I expected.*The button did nothing\..*Rowan.*They’d like a reply/s,
  ])
  await desk.context.close()
})
