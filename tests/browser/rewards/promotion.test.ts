import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsEverywhere } from '#tests/kit/axe.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'
import { button, heading, main } from '../driver.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('R-021, N-027 a visitor learns what there is, and how to begin', async () => {
  const { page, context } = await site.open()
  await go(page, '/promote-my-cause')
  await see(heading('Promote my cause')(page)).toBeVisible()
  await see(main(page).getByRole('link', { name: 'Log in' })).toBeVisible()
  const sample = page.getByRole('region', { name: 'A message, ready to send' })
  await see(sample).toContainText(`${new URL(site.server.services.config.publicUrl).origin}/causes/abbotsmere-hospice`)
  await see(page.getByRole('figure')).toContainText('Scan to choose this cause')
  const begin = page.getByRole('region', { name: 'No cause yet?' })
  await see(begin.getByRole('link')).toHaveText(['Choose a cause', 'Register a cause'])
  expect(await violationsEverywhere(page)).toEqual([])
  await go(page, '/raisemore')
  await see(heading('Recruit a supporter')(page)).toBeVisible()
  await context.close()
})

test('R-021, D-036 who runs a cause has its link, texts, posters and a button, each of which names the cause and who has invited', async () => {
  const { page, context } = await site.open({ permissions: ['clipboard-read', 'clipboard-write'] })
  await enter(page, 'admin')
  const { db } = site.server.services
  const admin = await db
    .selectFrom('app_user')
    .select(['id', 'hash'])
    .where('email', '=', 'admin@farthing.example')
    .executeTakeFirstOrThrow()
  const run = await db
    .selectFrom('cause_admin')
    .innerJoin('cause', 'cause.id', 'cause_admin.cause_id')
    .select(['cause.name', 'cause.slug'])
    .where('user_id', '=', admin.id)
    .execute()
  await go(page, '/promote-my-cause')
  await see(page.getByRole('heading', { level: 1, name: /^Promote (?!my cause)/ })).toBeVisible()
  const name = ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace('Promote ', '')
  const cause = run.find((one) => one.name === name)
  expect(cause).toBeDefined()
  const origin = new URL(site.server.services.config.publicUrl).origin
  const address = `${origin}/causes/${cause?.slug}?invite=${admin.hash}`
  const pasted = () => page.evaluate(() => navigator.clipboard.readText())
  await button('Copy link')(page).press('Enter')
  await see(main(page).getByText('Copied. Now paste it where your friends are.')).toBeVisible()
  expect(await pasted()).toBe(`${address}&via=copy`)
  for (const [text, channel] of [
    ['Text message or WhatsApp', 'whatsapp'],
    ['Facebook or Instagram', 'facebook'],
    ['Email', 'email'],
    ['Newsletter or website', 'newsletter'],
  ]) {
    await button(`Copy ${text}`)(page).click()
    await see(main(page).getByText('Copied. Now paste it where your friends are.')).toHaveCount(1)
    await expect.poll(pasted).toContain(`${name}`)
    await expect.poll(pasted).toContain(`${address}&via=${channel}`)
  }
  await button('Copy the code')(page).click()
  await expect.poll(pasted).toMatch(/^<a href="/)
  expect(await pasted()).toContain(`href="${address}&amp;via=embed"`)
  const downloads = page.getByRole('region', { name: 'Posters and pictures' }).getByRole('link')
  const types: string[] = []
  for (const link of await downloads.all()) {
    const path = (await link.getAttribute('href')) ?? ''
    if (!path.includes('/kit/') && !path.endsWith('.png')) continue
    const answer = await page.request.get(site.server.address + path)
    types.push(`${answer.status()} ${answer.headers()['content-type']}`)
  }
  expect(types).toEqual([...Array(4).fill('200 application/pdf'), '200 image/png', '200 image/png'])
  expect(await violationsEverywhere(page)).toEqual([])
  // the dashboard's card hears of it.
  const flag = async () =>
    (await db.selectFrom('app_user').select('udo').where('id', '=', admin.id).executeTakeFirstOrThrow()).udo
  await expect.poll(flag).toMatchObject({ shared_cause_page: true })
  await context.close()
})

test('R-122, D-017 who raises for a cause finds another supporter; whoever opens the link is at the cause, and the invitation is kept', async () => {
  const { page, context } = await site.open()
  await enter(page, 'supporter')
  await go(page, '/raisemore')
  await see(page.getByRole('heading', { level: 1, name: /^Find a supporter for / })).toBeVisible()
  await see(page.getByRole('region', { name: 'Posters and pictures' })).toHaveCount(0)
  const link = await page
    .getByRole('region', { name: 'Your link' })
    .getByText(/\?invite=/)
    .textContent()
  await context.close()
  const friend = await site.open()
  const { pathname, search } = new URL(link ?? '')
  await go(friend.page, pathname + search)
  await see(friend.page.getByRole('link', { name: 'Shop for this cause' })).toBeVisible()
  await expect.poll(async () => (await friend.context.cookies()).some(({ name }) => name === 'invite')).toBe(true)
  await friend.context.close()
})

test('R-021 an address says how it was passed on; who comes by it and joins is counted, and who runs the cause reads what worked', async () => {
  const { db } = site.server.services
  await db.deleteFrom('cause_channel').execute()
  const { hash } = await db
    .selectFrom('app_user')
    .select('hash')
    .where('email', '=', 'admin@farthing.example')
    .executeTakeFirstOrThrow()
  const cause = await db
    .selectFrom('cause_admin')
    .innerJoin('app_user', 'app_user.id', 'cause_admin.user_id')
    .innerJoin('cause', 'cause.id', 'cause_admin.cause_id')
    .select(['cause.id', 'cause.slug', 'cause.name'])
    .where('app_user.email', '=', 'admin@farthing.example')
    .orderBy('cause.id')
    .executeTakeFirstOrThrow()
  const admin = await site.open()
  await enter(admin.page, 'admin')
  await go(admin.page, '/promote-my-cause')
  const figures = admin.page.getByRole('region', { name: 'What worked' })
  await see(figures.getByText('Nobody has come through your links yet')).toBeVisible()

  const friend = await site.open()
  await go(friend.page, `/causes/${cause.slug}?invite=${hash}&via=whatsapp`)
  await expect.poll(async () => (await friend.context.cookies()).some(({ name }) => name === 'invite')).toBe(true)
  await friend.page.getByRole('link', { name: 'Shop for this cause' }).click()
  await friend.page.getByLabel('First name').fill('Wren')
  await friend.page.getByLabel('Last name').fill('Ashby')
  await friend.page.getByLabel('Email address').fill('wren.ashby@example.org')
  await friend.page.getByLabel('Password', { exact: true }).fill('three blue boats')
  await button('Continue')(friend.page).click()
  await friend.page.getByLabel('I accept the supporter terms').check()
  await button('Create my account')(friend.page).click()
  await see(friend.page.getByRole('heading', { level: 1, name: /Wren/ })).toBeVisible()
  await friend.context.close()
  // Both are kept: the cause, and who has invited.
  const joined = await db
    .selectFrom('app_user')
    .innerJoin('referral', 'referral.used_by', 'app_user.id')
    .select(['supported_cause_id', 'referral.referrer_identifier', 'referral.channel'])
    .where('email', '=', 'wren.ashby@example.org')
    .execute()
  expect(joined).toEqual([{ supported_cause_id: cause.id, referrer_identifier: hash, channel: null }])
  const stranger = await site.open()
  await go(stranger.page, `/causes/${cause.slug}?via=poster`)
  await see(stranger.page.getByRole('link', { name: 'Shop for this cause' })).toBeVisible()
  // A channel that there isn't is a look like any other.
  await go(stranger.page, `/causes/${cause.slug}?via=pigeon`)
  await see(stranger.page.getByRole('link', { name: 'Shop for this cause' })).toBeVisible()
  await stranger.context.close()
  const counted = () => db.selectFrom('cause_channel').select(['channel', 'visits', 'joins']).orderBy('channel').execute()
  await expect.poll(counted).toEqual([
    { channel: 'poster', visits: 1, joins: 0 },
    { channel: 'whatsapp', visits: 1, joins: 1 },
  ])

  await figures.getByRole('button', { name: 'Last 12 months' }).click()
  await see(figures.getByRole('row', { name: 'Text message or WhatsApp 1 1' })).toBeVisible()
  await see(figures.getByRole('row', { name: 'Poster 1 0' })).toBeVisible()
  await see(figures.getByText(/^From \d+\s\w+ \d{4} to \d+\s\w+ \d{4}$/)).toBeVisible()
  expect(await violationsEverywhere(admin.page)).toEqual([])
  await admin.context.close()
  // Only who runs it: a supporter's kit has no such part.
  const { page, context } = await site.open()
  await enter(page, 'supporter')
  await go(page, '/promote-my-cause')
  await see(button('Copy link')(page)).toBeVisible()
  await see(page.getByRole('region', { name: 'What worked' })).toHaveCount(0)
  await context.close()
})
