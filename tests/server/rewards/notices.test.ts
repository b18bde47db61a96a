import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { mailNotices, notifyOfVisits, nudge } from '#server/account/notices/notices.job.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { rewardSteps } from './rewards.steps.ts'

describe.each(engines)('what people are told and given on %s', (engine) => {
  let server: TestServer
  const { begin, db, now, mailsOf, noticesOf, kindsOf, visitShop, buy, report, register } = rewardSteps(() => server)
  beforeAll(async () => {
    server = await openTestServer(engine)
    await begin()
  })
  afterAll(() => server.close())

  test('G-031, T-019 each step of a donation is told once, in the transaction that makes it so, and its mail goes out once', async () => {
    const somebody = await register(3)
    const visit = await visitShop(somebody.token)
    const reference = await buy(visit, 4000)
    await report('confirmed', reference)
    await report('confirmed', reference)
    const told = await noticesOf(somebody.token)
    expect(told.notices.map(({ kind, isNew }: { kind: string; isNew: boolean }) => [kind, isNew])).toEqual([
      ['donationConfirmed', true],
      ['donationTracked', true],
    ])
    expect(told.notices[0].detail).toMatchObject({ shop: 'Alder Home', pence: expect.any(Number) })
    expect((await server.call('GET', '/api/user/me', { token: somebody.token })).details.unreadNotices).toBe(2)
    const before = (await mailsOf(somebody.email)).length
    // A process that dies after writing a mail down, and before it is done, leaves neither the mail nor the mark.
    const { mail } = server.services
    const dying = async (...mailed: Parameters<typeof mail.queue>) => {
      await mail.queue(...mailed)
      throw new Error('killed by the test')
    }
    await expect(mailNotices({ ...server.services, mail: { ...mail, queue: dying } })).rejects.toThrow('killed by the test')
    expect(await mailsOf(somebody.email)).toHaveLength(before)
    // Five processes at it mail it once.
    await Promise.all(Array.from({ length: 5 }, () => mailNotices(server.services)))
    const mails = (await mailsOf(somebody.email)).slice(before)
    expect(mails.map(({ subject }) => subject)).toEqual(['Alder Home has confirmed your donation'])
    expect(mails[0]?.text).toContain(`/account/donations/${told.notices[0].subject}`)
    // What came in after the list was read stays new.
    await server.call('POST', '/api/user/me/notices/read', { token: somebody.token, body: { upTo: told.notices[1].id } })
    const after = (await noticesOf(somebody.token)).notices
    expect(after.map(({ isNew }: { isNew: boolean }) => isNew)).toEqual([true, false])
  })

  test('A9 nobody reads or marks what somebody else was told', async () => {
    const one = await register(3)
    const other = await register(3)
    await buy(await visitShop(one.token))
    const [notice] = (await noticesOf(one.token)).notices
    await server.call('POST', '/api/user/me/notices/read', { token: other.token, body: { upTo: notice.id } })
    expect((await noticesOf(one.token)).notices[0].isNew).toBe(true)
    expect((await noticesOf(other.token)).notices).toEqual([])
    expect((await server.call('GET', '/api/user/me/notices')).status).toBe(401)
  })

  test('C-053 whoever has raised five pounds is told once', async () => {
    const somebody = await register(3)
    const milestones = async () => (await kindsOf(somebody.id)).filter(({ kind }) => kind === 'milestone').length
    const rate = await db()
      .selectFrom('rate')
      .innerJoin('retailer', 'retailer.id', 'rate.retailer_id')
      .select('value')
      .where('slug', '=', 'alder-home')
      .where('position', '=', 0)
      .executeTakeFirstOrThrow()
    const spendFor = (pence: number) => Math.ceil((pence * 10_000) / rate.value)
    await buy(await visitShop(somebody.token), spendFor(499))
    expect(await milestones()).toBe(0)
    await buy(await visitShop(somebody.token), spendFor(1))
    expect(await milestones()).toBe(1)
    await buy(await visitShop(somebody.token), spendFor(900))
    expect(await milestones()).toBe(1)
  })

  test('peers §3 a visit that came to nothing is told once its time has passed, with what may have stopped it, and leads to a claim that is filled in', async () => {
    const somebody = await register(3)
    const shop = await db()
      .selectFrom('retailer')
      .select(['id', 'slug', 'name', 'tracking_amount'])
      .where('tracking_unit', '=', 'days')
      .where('tracking_amount', '>', 3)
      .executeTakeFirstOrThrow()
    await visitShop(somebody.token, shop.slug, {
      headers: { 'sec-gpc': '1', 'user-agent': 'Mozilla/5.0 (iPhone) [FBAN/FBIOS]' },
      body: { risks: ['cookiesOff'] },
    })
    // Another one a little later is the same errand.
    await visitShop(somebody.token, shop.slug)
    // One that tracks is none of these.
    await buy(await visitShop(somebody.token, 'alder-home'))
    await notifyOfVisits(server.services)
    const told = async () => (await kindsOf(somebody.id)).filter(({ kind }) => kind === 'visitUntracked')
    server.clock.advance(shop.tracking_amount * DAY - 1000)
    await notifyOfVisits(server.services)
    expect(await told()).toHaveLength(0)
    server.clock.advance(2000)
    await Promise.all([notifyOfVisits(server.services), notifyOfVisits(server.services)])
    await notifyOfVisits(server.services)
    expect(await told()).toHaveLength(1)
    const login = await server.call('POST', '/api/login-cookie', {
      body: { email: somebody.email, password: 'three blue boats', source: 'website' },
    })
    const [notice] = (await noticesOf(login.details.tokens.accessToken)).notices
    expect(notice.detail).toMatchObject({ shop: shop.name, shopId: shop.id, day: '2026-11-21' })
    expect([...notice.detail.risks].sort()).toEqual(['cookiesOff', 'doNotSell', 'inAppBrowser'])
    await mailNotices(server.services)
    const [mail] = (await mailsOf(somebody.email)).filter(({ subject }) => subject.includes(shop.name))
    expect(mail?.text).toContain(`/enquiry/missing-donation/new?shop=${shop.id}&day=2026-11-21`)
    expect(mail?.text).toContain('It may be because')
    // A second one within the week is told on the site only.
    await visitShop(login.details.tokens.accessToken, 'amberley-garden-centre')
    server.clock.advance(6 * DAY)
    await db()
      .updateTable('visit')
      .set({ receipt_at: new Date(now()) })
      .where('user_id', '=', somebody.id)
      .where('receipt_at', 'is not', null)
      .execute()
    await notifyOfVisits(server.services)
    expect((await told()).map(({ is_mailed }) => is_mailed)).toEqual([true, true])
  })

  test('C-054, H-005 thirty days without shopping bring one reminder, and a mail only to who wants tips', async () => {
    const quiet = await register(3)
    const wants = await register(3)
    await db()
      .updateTable('app_user')
      .set({ preferences: JSON.stringify({ nurture: true }) })
      .where('id', '=', wants.id)
      .execute()
    const nudges = async (id: number) => (await kindsOf(id)).filter(({ kind }) => kind === 'nudge').length
    server.clock.advance(30 * DAY - 1000)
    await nudge(server.services)
    expect(await nudges(quiet.id)).toBe(0)
    server.clock.advance(2000)
    await nudge(server.services)
    await nudge(server.services)
    expect([await nudges(quiet.id), await nudges(wants.id)]).toEqual([1, 1])
    await mailNotices(server.services)
    const subjects = async (email: string) => (await mailsOf(email)).map(({ subject }) => subject)
    expect(await subjects(quiet.email)).not.toContain('It’s been 30 days since your last donation')
    expect(await subjects(wants.email)).toContain('It’s been 30 days since your last donation')
    // Whoever shops and then stops again is asked again.
    server.clock.advance(30 * DAY)
    await nudge(server.services)
    expect(await nudges(wants.id)).toBe(1)
    const login = await server.call('POST', '/api/login-cookie', {
      body: { email: wants.email, password: 'three blue boats', source: 'website' },
    })
    await visitShop(login.details.tokens.accessToken)
    server.clock.advance(30 * DAY + 1000)
    await nudge(server.services)
    expect(await nudges(wants.id)).toBe(2)
  })
})
