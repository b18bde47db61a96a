import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'
import { callsFromManyTabs } from './many-tabs.steps.ts'
import { countRefreshes, signedInOn } from './session.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite({ environment: 'production' })
})
afterAll(() => site.close())
const signedIn = signedInOn(() => site)

// `npm run heavy` makes more of them.
const runs = Number(process.env.TAB_RUNS ?? 1)
const tabs = Number(process.env.TABS ?? 4)

test(`S1 ${tabs} tabs with twenty-five calls each: one refresh sequence, ${tabs * 25} answers, nobody logged out (${runs} ${runs === 1 ? 'run' : 'runs'})`, async () => {
  for (let run = 0; run < runs; run++) {
    const { page, context } = await signedIn()
    const refreshes = countRefreshes(context)
    expect(await callsFromManyTabs(context, page, tabs)).toBe(tabs * 25)
    expect(refreshes).toEqual({ refreshToken: 1, accessToken: 1 })
    await go(page, '/account/donations')
    await see(page.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
    await context.close()
  }
})
