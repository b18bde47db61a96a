import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type TestSite } from '#tests/kit/site.ts'

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
