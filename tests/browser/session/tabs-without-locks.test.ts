import { afterAll, beforeAll, expect, test } from 'vitest'
import { isWhole } from '#tests/kit/matrix.ts'
import { openSite, type TestSite } from '#tests/kit/site.ts'
import { callsFromManyTabs } from './many-tabs.steps.ts'
import { countRefreshes, signedInOn } from './session.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite({ environment: 'production' })
})
afterAll(() => site.close())
const signedIn = signedInOn(() => site)

test.runIf(isWhole)('S3 without Web Locks: at most two refreshes, nobody logged out', async () => {
  const { page, context } = await signedIn()
  await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }))
  const refreshes = countRefreshes(context)
  expect(await callsFromManyTabs(context, page, 10)).toBe(250)
  expect(refreshes.refreshToken).toBeLessThanOrEqual(2)
  expect(refreshes.accessToken).toBeLessThanOrEqual(2)
  await context.close()
})
