import { type Page, expect as see } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOf } from '#tests/kit/axe.ts'
import { go, type TestSite } from '#tests/kit/site.ts'
import { seeFitted } from '../account/cropper.steps.ts'
import { press } from '../part.ts'
import { openPart } from './admin.ts'
import { openAsAdmin, seeWellMade } from './cause-admin.steps.ts'

let site: TestSite
let page: Page
beforeAll(async () => {
  ;({ site, page } = await openAsAdmin())
})
afterAll(() => site.close())

const row = (id: number) => site.server.services.db.selectFrom('cause').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const settings = '/account/causes/3/settings'

test('H-003 a wide picture is chosen, cut, shown on the page, taken away and put back', async () => {
  await go(page, `${settings}/cause-details`)
  const part = page.getByRole('region', { name: 'Cover picture' })
  await openPart(page, 'Cover picture')
  await see(part.getByText(/^You haven’t chosen a picture/)).toBeVisible()
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#205080' } })
    .png()
    .toBuffer()
  await part.getByLabel(/^Choose a cover picture/).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo })
  await seeFitted(page)
  await press(page, 'Rotate right').click()
  expect(await violationsOf(page)).toEqual([])
  await press(page, 'Save this picture').click()
  await see(part.getByText('Saved.')).toBeVisible()
  const { cover, slug } = await row(3)
  expect(cover).toMatch(/^\/user-images\/[0-9a-f]{32}\.jpg$/)
  await see(part.locator('img')).toHaveAttribute('src', cover ?? '')
  await part.getByRole('button', { name: 'Remove the picture' }).click()
  await see(part.getByText(/^You haven’t chosen a picture/)).toBeVisible()
  expect((await row(3)).cover).toBeNull()
  await part.getByRole('button', { name: 'Undo' }).click()
  await see(part.locator('img')).toHaveAttribute('src', cover ?? '')
  expect((await row(3)).cover).toBe(cover)
  await go(page, `/causes/${slug}`)
  await see(page.getByRole('main').locator('img').first()).toHaveAttribute('src', cover ?? '')
})

test('H-003 the page is looked at with what is typed; nothing is saved, nothing typed is lost, and nothing in it leads away', async () => {
  await go(page, `${settings}/cause-details`)
  const before = await row(3)
  for (const part of ['Description', 'Target for this year', 'Name and charity number', 'What donations pay for'])
    await openPart(page, part)
  const story = page.getByLabel('What your cause does, and what donations pay for')
  await story.fill('We fly doctors. They land anywhere.')
  await page.getByLabel('How much do you hope to raise each year?').fill('£7,000')
  await page.getByLabel('Name of your cause').fill('Doctors in the Air')
  const example = page.getByRole('group', { name: 'Example 1' })
  await example.getByLabel('Amount in pounds').fill('900')
  await example.getByLabel('What it pays for').fill('a pair of rotor blades')
  const opener = press(page, 'Preview the page')
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'How your page will look' })
  await see(dialog.getByRole('heading', { name: 'Doctors in the Air', exact: true })).toBeVisible()
  await see(dialog.getByText('We fly doctors.', { exact: true })).toBeVisible()
  await see(dialog.getByText(/^raised in \d{4}, towards a target of £7,000$/)).toBeVisible()
  await see(dialog.getByText('£900 pays for a pair of rotor blades')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('link', { name: 'Shop for this cause' }).click()
  await dialog.getByRole('button', { name: 'Share this page' }).click()
  await see(page).toHaveURL(new RegExp(`${settings}/cause-details$`))
  await see(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await see(dialog).toBeHidden()
  await see(opener).toBeFocused()
  await see(story).toHaveValue('We fly doctors. They land anywhere.')
  const { name, description, target_pence, pays_for } = await row(3)
  expect({ name, description, target_pence, pays_for }).toEqual({
    name: before.name,
    description: before.description,
    target_pence: before.target_pence,
    pays_for: before.pays_for,
  })
})

test('H-004 another name is asked about first, then saved and checked anew; address and being found are saved by their rules', async () => {
  await go(page, `${settings}/cause-details`)
  const part = page.getByRole('region', { name: 'Name and charity number' })
  await openPart(page, 'Name and charity number')
  const name = part.getByLabel('Name of your cause')
  const { name: before } = await row(3)
  await name.fill('')
  await press(page, 'Save the name and number').click()
  await see(part.getByRole('link', { name: 'Enter the name of your cause' })).toBeVisible()
  await name.fill(`${before} and Friends`)
  await name.press('Enter')
  const sure = page.getByRole('dialog', { name: 'We’ll check your cause again' })
  await see(sure).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await see(sure).toBeHidden()
  expect((await row(3)).name).toBe(before)
  await see(name).toHaveValue(`${before} and Friends`)
  await press(page, 'Save the name and number').press('Enter')
  await sure.getByRole('button', { name: 'Change it and start the check' }).press('Enter')
  await see(part.getByText('Saved.')).toBeVisible()
  expect(await row(3)).toMatchObject({ name: `${before} and Friends`, review: 'waiting' })
  await openPart(page, 'Being found')
  const found = page.getByRole('region', { name: 'Being found' })
  await found.getByLabel('No, only people with the link').check()
  await press(page, 'Save this choice').click()
  await see(found.getByText('Saved.')).toBeVisible()
  expect((await row(3)).may_be_marketed).toBe(false)
  await seeWellMade(page)
  await go(page, `${settings}/contact-details`)
  const address = page.getByRole('region', { name: 'Postal address' })
  await press(page, 'Save the address').click()
  await see(address.getByRole('alert').getByRole('link')).toHaveCount(3)
  await address.getByLabel('Address line 1').fill('18 Mill Lane')
  await address.getByLabel('Town or city').fill('Harrowden')
  await address.getByLabel('Postcode').fill('zz47cd')
  await press(page, 'Save the address').click()
  await see(address.getByText('Saved.')).toBeVisible()
  expect((await row(3)).address).toEqual({ line1: '18 Mill Lane', line2: '', town: 'Harrowden', postcode: 'ZZ4 7CD' })
  await seeWellMade(page)
})

test('G-029 who runs a cause that rests is told what that means, and reactivates it', async () => {
  const { db } = site.server.services
  await db.updateTable('cause').set({ is_dormant: true }).where('id', '=', 2).execute()
  await go(page, '/account/causes/2/settings')
  const part = page.getByRole('region', { name: 'This cause is resting' })
  await see(part.getByText(/Nobody new can support it/)).toBeVisible()
  await seeWellMade(page)
  await part.getByRole('button', { name: 'Take supporters again' }).press('Enter')
  await see(part.getByText(/is taking supporters again\.$/)).toBeVisible()
  expect((await row(2)).is_dormant).toBe(false)
  await go(page, '/account/causes/2/settings')
  await see(page.getByRole('heading', { level: 1 })).toBeVisible()
  await see(part).toHaveCount(0)
})
