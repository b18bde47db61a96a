import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A page as the server has rendered it: none of its scripts has come. Answers how they come. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return async () => {
    release()
    await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  }
}
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('F-063 a question that is answered and sent before the page’s script has come is answered', async () => {
  const { page, context } = await site.open()
  const comeToLife = await openWithoutScripts(page, '/register-your-business/create')
  await page.getByLabel('Name of the business').fill('Mill Lane Motors')
  await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click()
  await see(heading(page, 'What’s your business called?')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await comeToLife()
  await see(heading(page, 'What’s its phone number?')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await see(page.getByLabel('Name of the business')).toHaveValue('Mill Lane Motors')
  await context.close()
})

test('what is typed or chosen before then stays, and isn’t sent', async () => {
  const { page, context } = await site.open()
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''))
  const comeToLife = await openWithoutScripts(page, '/login')
  await page.getByLabel(/^Email/).fill('supporter@farthing.example')
  await page.getByLabel('Password', { exact: true }).fill('three blue boats')
  await comeToLife()
  await see(page.getByLabel(/^Email/)).toHaveValue('supporter@farthing.example')
  await see(page.getByLabel('Password', { exact: true })).toHaveValue('three blue boats')
  await see(page).toHaveURL(/\/login$/)
  expect(sent.filter((words) => words.includes('blue'))).toEqual([])
  await context.close()
  const other = await site.open()
  const comesToLife = await openWithoutScripts(other.page, '/register-your-good-cause/create')
  await other.page.getByLabel('No', { exact: true }).check()
  await comesToLife()
  await see(other.page.getByLabel('No', { exact: true })).toBeChecked()
  await other.page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click()
  await see(heading(other.page, 'What’s the cause’s address?')).toBeVisible()
  await other.context.close()
})

test('F-095 a box that is ticked before then is sent as ticked', async () => {
  const { page, context } = await site.open()
  const comeToLife = await openWithoutScripts(page, '/donation-reminder/uninstall')
  await page.getByLabel('It didn’t work as I expected').check()
  await page.getByLabel('What happened?').fill('The button did nothing.')
  await page.getByLabel('Email address (optional)').fill('rowan@example.org')
  await page.getByLabel('You can contact me about this').check()
  await page.getByRole('button', { name: 'Send feedback' }).click()
  await comeToLife()
  await see(heading(page, 'Thank you for telling us')).toBeVisible()
  const { db } = site.server.services
  const [kept] = await db.selectFrom('uninstall_feedback').select(['reason', 'text', 'may_contact']).execute()
  expect(kept).toEqual({ reason: 'notWorking', text: 'The button did nothing.', may_contact: true })
  await context.close()
})

test('an answer to a question that the page doesn’t ask when its script has come isn’t kept', async () => {
  const { page, context } = await site.open()
  await go(page, '/register-your-business/create')
  await page.getByLabel('Name of the business').fill('Mill Lane Motors')
  await page.getByRole('main').getByRole('button', { name: 'Continue', exact: true }).click()
  await see(heading(page, 'What’s its phone number?')).toBeVisible()
  const comeToLife = await openWithoutScripts(page, '/register-your-business/create')
  await page.getByLabel('Name of the business').fill('Other Motors')
  await comeToLife()
  await see(heading(page, 'What’s its phone number?')).toBeVisible()
  expect(await page.evaluate(() => 'early' in window)).toBe(false)
  await page.getByRole('button', { name: 'Back' }).click()
  await see(page.getByLabel('Name of the business')).toHaveValue('Mill Lane Motors')
  await context.close()
})
