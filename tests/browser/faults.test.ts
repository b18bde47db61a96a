import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { type HeldCall, holdCalls } from '../kit/hold.ts'
import { isLookedAt, isWhole } from '../kit/matrix.ts'
import { enter, go, openSite, type TestSite } from '../kit/site.ts'

let site: TestSite
let donation = ''
let claim = ''
let payment = ''
beforeAll(async () => {
  site = await openSite()
  const { db } = site.server.services
  donation = (await db.selectFrom('donation').select('id').where('user_id', '=', 1).executeTakeFirstOrThrow()).id
  payment = (await db.selectFrom('payment').select('id').where('cause_id', '=', 1).executeTakeFirstOrThrow()).id
  // Somebody who shops and runs a cause, and has been welcomed.
  await db.insertInto('cause_admin').values({ user_id: 1, cause_id: 1 }).execute()
  const seen = { dismissed_onboarding_modal_dashboard: true, dismissed_onboarding_modal_dashboard_header: true }
  await db
    .updateTable('app_user')
    .set({ udo: JSON.stringify(seen) })
    .where('id', '=', 1)
    .execute()
  claim = (await db.selectFrom('claim').select('id').where('user_id', '=', 1).executeTakeFirstOrThrow()).id
})
afterAll(() => site.close())

const refused = { error: { code: 'internal', message: 'Made by the test', retryable: true } }
/** F7: how an answer can go wrong. What never comes has a test of its own, where time is moved. */
const faults: Record<string, (call: HeldCall) => Promise<unknown>> = {
  '500': (call) => call.answer(500, refused),
  '502': (call) => call.answer(502, '<html>Bad gateway</html>'),
  '503': (call) => call.answer(503, refused),
  '504': (call) => call.answer(504, '<html>Gateway timeout</html>'),
  reset: (call) => call.lose(),
  truncated: (call) => call.answer(200, '{"body":{"details":{"tr'),
  HTML: (call) => call.answer(200, '<!doctype html><title>Log in to the hotel</title>'),
  'wrong shape': (call) => call.answer(200, { body: { details: { nothing: 'of this' } } }),
  '204': (call) => call.answer(204, ''),
}

/** Each page that reads something of one's own, the call, and what must be said when it fails; null where the page does without. */
const reads: [what: string, path: () => string, call: RegExp, says: RegExp | null][] = [
  ['the figures of the panel', () => '/panel', /\/transactions\/stats$/, /couldn’t load your figures/],
  ['what is raised each month', () => '/panel', /\/me\/giving$/, /couldn’t load your figures/],
  ['the shops of the panel', () => '/panel', /\/recently-visited-retailers$/, /couldn’t load your shops/],
  ['favourites and stamps of the panel', () => '/panel', /\/(favourites|stampcards)$/, null],
  ['the dismissed tips', () => '/panel', /\/udo$/, null],
  ['notices', () => '/account', /\/notices$/, /couldn’t load your updates/],
  [
    'donations',
    () => '/account/donations',
    /\/transactions$/,
    /There was an error loading your transactions, please refresh your page to try again\./,
  ],
  [
    'totals',
    () => '/account/donations',
    /\/transactions\/stats$/,
    /There was an error loading your transactions, please refresh your page to try again\./,
  ],
  ['a donation', () => `/account/donations/${donation}`, /\/transactions\/\w+$/, /couldn’t load this donation/],
  ['which cards are linked', () => '/account/settings', /\/linked-cards$/, null],
  ['what is raised for one’s cause', () => '/account/settings/my-cause', /\/me\/giving$/, null],
  ['claims', () => '/account/claims', /\/claims$/, /couldn’t load your claims/i],
  ['a claim', () => `/account/claims/${claim}`, /\/claims\/[\w-]+$/, /couldn’t load this claim/],
  ['visited shops', () => '/enquiry/missing-donation/new', /\/recently-visited-retailers$/, /couldn’t load/],
  ['a donation to ask about', () => `/enquiry/donation-query/${donation}`, /\/transactions\/\w+$/, /couldn’t load/],
  ['connected accounts', () => '/account/settings/login-and-security', /\/oauth$/, /couldn’t load/],
  ['archives', () => '/account/settings/download-data', /\/data-files$/, /Sorry, something went wrong\./],
  ['favourites', () => '/donation-reminder/guide-quickstart/favourites', /\/favourites$/, /couldn’t load/],
  ['stamp cards', () => '/stampcards', /\/stampcards$/, /couldn’t load this/],
  ['a stamp card', () => '/stampcards/shop-for-stamps/x/redeem', /\/stampcards$/, /couldn’t load this/],
  ['referrals', () => '/referrals', /\/referrals$/, /couldn’t load this/],
  ['the leaderboard', () => '/leaderboard', /\/leaderboard$/, /couldn’t load this/],
  [
    'a part of the dashboard',
    () => '/admin-dashboard',
    /\/statements$/,
    /Some figures couldn’t be loaded|couldn’t load the dashboard/,
  ],
  [
    'donations of a cause',
    () => '/account/causes/1/donations',
    /\/causes\/id:1\/transactions$/,
    /There was an error loading your transactions, please refresh your page to try again\./,
  ],
  ['supporters', () => '/account/causes/1/supporters', /\/supporter-list$/, /couldn’t load your supporters/],
  ['statements', () => '/account/causes/1/statements', /\/statements$/, /couldn’t load your statements/],
  ['updates', () => '/account/causes/1/updates', /\/updates$/, /couldn’t load your updates/],
  ['a statement', () => `/account/causes/1/statements/${payment}`, /\/statements\/\w+$/, /couldn’t load this statement/],
  ['a cause of one’s own', () => '/account/causes/1', /\/causes\/id:1\/admin-invites$/, /couldn’t load this cause/],
]

/** A signed-in page whose calls of one kind fail in one way. */
async function openFaulty(clock = false) {
  const opened = await site.open({ allow: /Failed to load resource/ })
  if (clock) await opened.page.clock.install()
  await enter(opened.page, 'supporter')
  await go(opened.page, '/panel')
  await see(opened.page.getByRole('heading', { level: 1, name: /Rowan/ })).toBeVisible()
  const failing: { call: RegExp | null; fault: (call: HeldCall) => Promise<unknown> } = { call: null, fault: async () => {} }
  await holdCalls(opened.page, (call) => {
    const fails = failing.call !== null && call.method === 'GET' && failing.call.test(call.url.pathname)
    void (fails ? failing.fault(call) : call.letThrough()).catch(() => {})
  })
  return { ...opened, failing }
}

async function expectSaid(page: Page, what: string, says: RegExp | null): Promise<void> {
  const said = says ? page.getByText(says).first() : page.getByRole('heading', { level: 1 })
  await said.waitFor({ timeout: 20_000 }).catch((cause) => {
    throw new Error(`${what}: it is not said`, { cause })
  })
  await see(page.getByRole('heading', { level: 1 }), what).toHaveCount(1)
  // There is a way on: at least to try again.
  if (says) await see(page.getByRole('main').getByRole('button', { name: /again/i }).first(), what).toBeVisible()
}

describe('F7, E-049…E-051 whatever a call answers, the page says what is wrong and offers a way on', () => {
  let opened: Awaited<ReturnType<typeof openFaulty>>
  beforeAll(async () => {
    opened = await openFaulty()
  })
  const kinds = Object.entries(faults).map(([fault, answer], column) => ({ fault, answer, column }))
  test.each(kinds)('$fault', async ({ fault, answer, column }) => {
    const { page, failing } = opened
    for (const [row, [what, path, call, says]] of reads.entries()) {
      if (!isLookedAt(row, column, kinds.length)) continue
      Object.assign(failing, { call, fault: answer })
      await go(page, path())
      await expectSaid(page, `${what}, ${fault}`, says)
    }
  })

  test('no answer at all', async () => {
    const { page, context, failing } = await openFaulty(true)
    // Each waits in a page of its own; `npm run heavy` waits for all.
    for (const [what, path, call, says] of reads.filter((_, row) => isWhole || row % 6 === 0)) {
      let isAsked = () => {}
      const asked = new Promise<void>((resolve) => {
        isAsked = resolve
      })
      Object.assign(failing, { call, fault: async () => isAsked() })
      await go(page, path())
      await asked
      await page.clock.fastForward(20_000)
      await expectSaid(page, `${what}, no answer`, says)
    }
    await context.close()
  })
})
