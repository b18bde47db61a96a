import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsEverywhere } from '#tests/kit/axe.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('X-072, C-040 who runs more than four causes finds all of them behind the fifth place of the menu, and opens the last', async () => {
  const { db } = site.server.services
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'admin@farthing.example')
    .executeTakeFirstOrThrow()
  const others = await db
    .selectFrom('cause')
    .select('id')
    .where('review', '=', 'confirmed')
    .orderBy('id', 'desc')
    .limit(4)
    .execute()
  await db
    .insertInto('cause_admin')
    .values(others.map((cause) => ({ user_id: id, cause_id: cause.id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const run = await db
    .selectFrom('cause_admin')
    .innerJoin('cause', 'cause.id', 'cause_admin.cause_id')
    .select(['cause.id', 'cause.name'])
    .where('user_id', '=', id)
    .execute()
  expect(run.length).toBeGreaterThan(4)
  const { page, context } = await site.open()
  await enter(page, 'admin')
  await go(page, '/retailers')
  await page.getByRole('button', { name: 'My causes' }).press('Enter')
  const menu = page.locator('#cause-menus')
  await see(menu.getByRole('region')).toHaveCount(4)
  await menu.getByRole('link', { name: 'See all causes' }).press('Enter')
  const mine = page.getByRole('region', { name: 'Causes you run' })
  await see(mine.getByRole('listitem')).toHaveCount(run.length)
  expect((await mine.getByRole('link').allTextContents()).toSorted()).toEqual(run.map(({ name }) => name).toSorted())
  expect(await violationsEverywhere(page)).toEqual([])
  const last = mine.getByRole('link').last()
  const name = (await last.textContent()) ?? ''
  await last.press('Enter')
  await see(page.getByRole('heading', { level: 1, name: 'Cause summary' })).toBeVisible()
  await see(page.getByText(name, { exact: true }).first()).toBeVisible()
  await context.close()
})
