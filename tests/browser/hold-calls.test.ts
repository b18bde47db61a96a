import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HeldCall, holdCalls } from '#tests/kit/hold.ts'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('an answered call says whether its page still waited for it: a page that asks anew has given the earlier one up', async () => {
  const { page, context } = await site.open()
  await go(page, '/how-it-works')
  const calls: HeldCall[] = []
  const stop = await holdCalls(page, (call) => calls.push(call))
  await page.evaluate(`
    giveUp = new AbortController()
    fetch('/api/earlier', { signal: giveUp.signal }).catch(() => {})
    fetch('/api/newer').catch(() => {})
    0
  `)
  const held = (name: string) => calls.find(({ url }) => url.pathname === `/api/${name}`)
  await see.poll(() => held('earlier') && held('newer')).toBeTruthy()
  await page.evaluate('giveUp.abort()')
  for (const name of ['earlier', 'newer'])
    await held(name)
      ?.answer(200, {})
      .catch(() => {})
  expect(await held('earlier')?.isHeard?.()).toBe(false)
  expect(await held('newer')?.isHeard?.()).toBe(true)
  await stop()
  await context.close()
})
