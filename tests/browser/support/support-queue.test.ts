import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE } from '#contract/limits.ts'
import { violationsOf } from '#tests/kit/axe.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'
import { heading, main } from '../driver.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
  const { db, clock } = site.server.services
  // A minute apart, so that the first one is the oldest.
  const rows = Array.from({ length: 27 }, (_, index) => ({
    reference: `CM-QUEUE${100 + index}`,
    topic: 'other' as const,
    name: `Rowan ${index}`,
    email: `rowan${index}@queue.example`,
    text: `Question ${index}`,
    created_at: new Date(clock.now() - (60 - index) * MINUTE),
    answer: null,
    handled_by: null,
  }))
  // What the demo has waiting would stand among them.
  await db.deleteFrom('contact_message').execute()
  await db.insertInto('contact_message').values(rows).execute()
})
afterAll(() => site.close())

test('by keyboard: a message is found, assigned, answered from a ready answer that is changed, and the next one is opened', async () => {
  const { page, context } = await site.open({ viewport: { width: 1280, height: 900 } })
  await enter(page, 'support')
  await go(page, '/support/queue')
  await see(page.getByRole('link', { name: 'Charts', exact: true })).toHaveAttribute('href', '/support/charts')
  const list = main(page).getByRole('region', { name: 'What’s waiting' })
  await main(page)
    .getByRole('navigation', { name: 'Queues' })
    .getByRole('link', { name: /^Messages 27/ })
    .press('Enter')
  await see(list.getByText('27 waiting, page 1 of 2')).toBeVisible()
  await see(list.getByRole('listitem')).toHaveCount(25)
  await list.getByRole('link', { name: 'Next page' }).press('Enter')
  await see(list.getByRole('listitem')).toHaveCount(2)
  expect(new URL(page.url()).search).toBe('?queue=messages&page=2')

  await page.getByLabel('Search the queue').fill('rowan3@queue')
  await page.keyboard.press('Enter')
  await see(list.getByText('1 waiting')).toBeVisible()
  // Whom somebody searched for is in no address.
  expect(page.url()).not.toContain('rowan')
  await list.getByRole('listitem').getByRole('link').press('Enter')
  const opened = main(page).getByRole('region', { name: 'Messages', exact: true })
  await see(opened.getByRole('heading', { name: 'Messages', exact: true })).toBeFocused()
  const keeper = main(page).getByRole('region', { name: 'Who’s dealing with it' })
  // It was opened beside the list already; choosing it reads the list once more.
  await see(keeper.getByRole('button', { name: 'Assign to me' })).toBeEnabled()
  await keeper.getByRole('button', { name: 'Assign to me' }).press('Enter')
  await see(keeper.getByText('Assigned to you', { exact: true })).toBeVisible()
  await see(list.getByRole('listitem').getByText('Assigned to you', { exact: true })).toBeVisible()

  await opened.getByRole('button', { name: 'Reply', exact: true }).press('Enter')
  const answer = opened.getByLabel('Your reply')
  await answer.fill('Thanks for asking.')
  await opened.getByLabel('Start from a ready answer (optional)').selectOption('When donations come')
  await opened.getByRole('button', { name: 'Insert' }).press('Enter')
  await see(answer).toHaveValue(/^Thanks for asking\.\n\nHello Rowan 3,\n\nShops tell us/)
  await see(answer).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('\n\nBest wishes')
  expect(await violationsOf(page)).toEqual([])
  await opened.getByRole('button', { name: 'Send reply' }).press('Enter')
  await see(opened.getByText(/^This isn’t waiting any more/)).toBeVisible()
  await see(list.getByText(/^Nothing waiting matches/)).toBeVisible()
  const kept = await site.server.services.db
    .selectFrom('contact_message')
    .select('answer')
    .where('email', '=', 'rowan3@queue.example')
    .executeTakeFirstOrThrow()
  expect(kept.answer).toMatch(/^Thanks for asking\.[\s\S]*Hello Rowan 3,[\s\S]*Best wishes$/)
  await context.close()
})

test('on a phone list and detail are two screens, and the way back leads to where one was', async () => {
  const { page, context } = await site.open({ viewport: { width: 375, height: 800 } })
  await enter(page, 'support')
  await go(page, '/support/queue?queue=messages')
  const list = main(page).getByRole('region', { name: 'What’s waiting' })
  const first = list.getByRole('listitem').first().getByRole('link')
  // The list of all queues stands until the narrower one has come.
  await see(first).toHaveText(/Question 0/)
  await first.press('Enter')
  await see(list).toBeHidden()
  await see(
    main(page).getByRole('region', { name: 'Messages', exact: true }).getByText('Question 0', { exact: true }),
  ).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await main(page).getByRole('link', { name: 'Back to the list' }).press('Enter')
  await see(first).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await context.close()
})

test('who comes second is told so, and sees who has it', async () => {
  const { page, context } = await site.open({ allow: /status of 409/, viewport: { width: 1280, height: 900 } })
  await enter(page, 'support')
  const { db } = site.server.services
  const { reference } = await db
    .selectFrom('contact_message')
    .select('reference')
    .where('email', '=', 'rowan9@queue.example')
    .executeTakeFirstOrThrow()
  await go(page, `/support/queue?item=messages.${reference}`)
  const keeper = main(page).getByRole('region', { name: 'Who’s dealing with it' })
  await see(keeper.getByText('Assigned to nobody yet')).toBeVisible()
  const { id } = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', 'finance@farthing.example')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('support_assignment')
    .values({ queue: 'messages', reference, user_id: id, assigned_at: new Date(site.server.services.clock.now()) })
    .execute()
  await keeper.getByRole('button', { name: 'Assign to me' }).press('Enter')
  await see(keeper.getByRole('alert')).toHaveText(/^Someone else was quicker/)
  await see(keeper.getByText('Assigned to nobody yet')).toBeHidden()
  await context.close()
})

test('R-145 requests for administrators’ rights have an address of their own, which is the same console', async () => {
  const { page, context } = await site.open({ viewport: { width: 1280, height: 900 } })
  await enter(page, 'support')
  await go(page, '/support/admin-requests')
  await see(heading('Administrator requests')(page)).toBeVisible()
  const queues = main(page).getByRole('navigation', { name: 'Queues' })
  await see(queues.locator('[aria-current]')).toHaveText(/^Administrator requests/)
  await queues.getByRole('link', { name: /^Claims/ }).press('Enter')
  await see(heading('Claims')(page)).toBeVisible()
  await see(queues.locator('[aria-current]')).toHaveText(/^Claims/)
  // From what waits to the whole record of whoever it comes from, and of a cause.
  // The list before stands until the narrower one has come.
  await main(page).getByRole('region', { name: 'What’s waiting' }).locator('[data-item^="claims."]').first().press('Enter')
  // It was opened beside the list already: choosing it leads there, and what is pressed before goes nowhere.
  await see(
    main(page).getByRole('region', { name: 'Claims', exact: true }).getByRole('heading', { level: 2 }).first(),
  ).toBeFocused()
  // Until the claim has come who has it stands above it, then in it.
  await see(main(page).getByRole('region', { name: 'Claims', exact: true }).getByRole('status')).toHaveCount(0)
  await main(page).getByRole('region', { name: 'Who’s dealing with it' }).getByRole('link').first().press('Enter')
  await see(
    main(page)
      .getByRole('region', { name: 'What’s happened' })
      .getByText('Joined', { exact: true })
      .or(main(page).getByRole('link', { name: 'Earlier' }))
      .first(),
  ).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await main(page).getByRole('region', { name: 'At a glance' }).getByRole('link').first().press('Enter')
  await see(main(page).getByRole('region', { name: 'At a glance' })).toContainText('Supporters')
  expect(await violationsOf(page)).toEqual([])
  await context.close()
})
