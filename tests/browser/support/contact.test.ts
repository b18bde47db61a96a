import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTo } from '#tests/kit/mails.ts'
import { enter, go, openSite, reload, type TestSite, wakeFooter } from '#tests/kit/site.ts'
import { button, heading, main } from '../driver.ts'

let site: TestSite
beforeAll(async () => {
  const contact = {
    address: ['Farthing', '1 Mill Lane', 'Leeds LS1 4AP'],
    phone: '01632 960 001',
    hours: 'Monday to Friday, 9am to 5pm',
  }
  site = await openSite({ contact })
  // What the demo has been written, which would wait before ours.
  await site.server.services.db.deleteFrom('contact_message').execute()
})
afterAll(() => site.close())

const rows = () => site.server.services.db.selectFrom('contact_message').selectAll().execute()

test('a person can be reached: by keyboard from the footer, through a failure and a reload, to an answer by email', async () => {
  const { page, context } = await site.open({ allow: /Failed to load resource/, viewport: { width: 375, height: 800 } })
  await go(page, '/who-can-join')
  await wakeFooter(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'About' }).press('Enter')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).press('Enter')
  await see(heading('Contact us')(page)).toBeVisible()
  const other = main(page).getByRole('region', { name: 'Other ways to reach us' })
  await see(other.getByRole('link', { name: '01632 960 001' })).toHaveAttribute('href', 'tel:01632960001')
  // From when until when stays on one line, and what is quickest stands first.
  await expect
    .poll(() => other.locator('dd').allTextContents())
    .toEqual(['01632 960 001', 'Monday to Friday, 9am\u00a0to\u00a05pm', 'Farthing\n1 Mill Lane\nLeeds LS1 4AP'])

  await button('Continue')(page).press('Enter')
  await see(main(page).getByRole('alert').getByRole('link')).toHaveText(['Choose what it’s about'])
  await page.getByLabel('A donation that’s missing or wrong').press('Space')
  await button('Continue')(page).press('Enter')
  await see(heading('This may be faster')(page)).toBeFocused()
  // A step that was not in the page's markup is styled all the same.
  await see(button('Back')(page)).toHaveCSS('border-top-width', '0px')
  await see(main(page).getByRole('link', { name: 'Report a missing donation' })).toHaveAttribute(
    'href',
    '/enquiry/missing-donation/new',
  )
  await button('Write to us instead')(page).press('Enter')
  await see(heading('Write to us')(page)).toBeFocused()
  await button('Send message')(page).press('Enter')
  await see(main(page).getByRole('alert').getByRole('link')).toHaveText([
    'Write your message',
    'Enter your name',
    'Email address is required',
  ])
  await page.getByLabel('Your message').fill('My donation of May is gone.\nWhere is it?')
  await page.getByLabel('Your name').fill('Rowan Ash')
  await page.getByLabel('Email address').fill('rowan@contact.example')
  await page.route('**/contact-messages', (route) => route.abort())
  await button('Send message')(page).press('Enter')
  await see(main(page).getByText(/^We couldn’t send your message. What you wrote is still here/)).toBeVisible()
  await reload(page)
  expect(await rows()).toEqual([])
  await page.getByLabel('Something else').press('Space')
  await button('Continue')(page).press('Enter')
  await see(page.getByLabel('Your message')).toHaveValue('My donation of May is gone.\nWhere is it?')
  await page.unroute('**/contact-messages')
  await button('Send message')(page).press('Enter')
  await see(heading('We’ve got your message')(page)).toBeFocused()
  await see(main(page)).toContainText('We’ll reply within 2 working days, to rowan@contact.example.')
  const [kept] = await rows()
  expect(kept).toMatchObject({ topic: 'other', name: 'Rowan Ash', email: 'rowan@contact.example', handled_at: null })
  await see(main(page)).toContainText(`Your reference is ${kept?.reference}.`)
  // Nothing of it stays on the device.
  expect(await page.evaluate(() => localStorage.getItem('typedAnswer'))).toBeNull()
  await context.close()

  const desk = await site.open({ viewport: { width: 1280, height: 900 } })
  await enter(desk.page, 'support')
  await go(desk.page, '/support/queue?queue=messages')
  await desk.page.getByRole('link', { name: /Rowan Ash/ }).press('Enter')
  const queue = desk.page.getByRole('region', { name: 'Messages', exact: true })
  await see(queue.getByRole('heading', { name: 'Messages', exact: true })).toBeFocused()
  await see(queue.getByRole('listitem')).toContainText([
    /Something else.*My donation of May is gone\..*There’s no account with this address/s,
  ])
  await queue.getByRole('button', { name: 'Reply', exact: true }).press('Enter')
  await see(queue.getByLabel('Your reply')).toBeFocused()
  await desk.page.keyboard.type('The shop has told us now.')
  await queue.getByRole('button', { name: 'Send reply' }).press('Enter')
  await see(queue.getByText(/^This isn’t waiting any more/)).toBeVisible()
  await desk.context.close()
  const [mail] = await mailTo(site, 'rowan@contact.example', /[\s\S]*The shop has told us now\.[\s\S]*/)
  expect(mail).toContain(`(${kept?.reference})`)
  expect(mail).toContain('You wrote to us:\n\n> My donation of May is gone.')
})
