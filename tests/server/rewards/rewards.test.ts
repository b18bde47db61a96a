import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, limits } from '#contract/limits.ts'
import { readOptOut } from '#contract/rewards/opt-out.ts'
import { mailNotices, notifyOfVisits, nudge } from '#server/account/notices.job.ts'
import { closeReturns } from '#server/giving/payments.job.ts'
import { payQuarter } from '#tests/kit/payment-run.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('what people are told and given on %s', (engine) => {
  let server: TestServer
  let token = ''
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('supporter')).tokens.accessToken
    // The demo's own notices and visits would be in the way.
    await db().deleteFrom('notice').execute()
    await db().updateTable('visit').set({ receipt_at: null }).execute()
  })
  afterAll(() => server.close())
  const db = () => server.services.db
  const now = () => server.clock.now()
  const mailsOf = (recipient: string) =>
    db().selectFrom('mail').select(['subject', 'text']).where('recipient', '=', recipient).orderBy('id').execute()
  const noticesOf = async (as = token) => (await server.call('GET', '/api/user/me/notices', { token: as })).details
  const kindsOf = (userId: number) =>
    db().selectFrom('notice').select(['kind', 'subject', 'is_mailed']).where('user_id', '=', userId).orderBy('id').execute()

  let sales = 0
  async function visitShop(as = token, slug = 'alder-home', options: { headers?: Record<string, string>; body?: object } = {}) {
    const { details } = await server.call('POST', '/api/visits', {
      token: as,
      body: { retailerSlug: slug, ...options.body },
      headers: options.headers ?? {},
    })
    return details.visit.id as string
  }
  async function buy(visitId: string, spentPence = 5000) {
    const reference = `RW-${engine}-${++sales}`
    expect(await server.simulator.report({ type: 'sale', reference, visitId, spentPence })).toBe(200)
    return reference
  }
  const report = (type: 'confirmed' | 'funded', reference: string) => server.simulator.report({ type, reference })

  /** Somebody new, who shops for this cause. */
  let people = 0
  async function register(causeId: number | null, referralId?: string) {
    const email = `reward${++people}@example.org`
    const answer = await server.call('POST', '/api/user', {
      ip: `10.9.${people}.1`,
      body: {
        firstName: 'New',
        lastName: 'Person',
        email,
        password: 'three blue boats',
        userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
        marketingPreferences: [],
        ...(causeId === null ? {} : { causeId }),
        ...(referralId === undefined ? {} : { referralId }),
      },
    })
    expect(answer.status).toBe(200)
    return { email, token: answer.details.tokens.accessToken as string, id: answer.details.user.id as number }
  }

  const login = async (email: string): Promise<string> => {
    const body = { email, password: 'three blue boats', source: 'website' }
    return (await server.call('POST', '/api/login-cookie', { body })).details.tokens.accessToken
  }

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
    expect(mail?.text).toContain('What may have stopped it')
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
    token = (await server.logIn('supporter')).tokens.accessToken
  })

  test('C-054 thirty days without shopping bring one reminder, and a mail only to who wants tips', async () => {
    const quiet = await register(3)
    const wants = await register(3)
    await db()
      .updateTable('app_user')
      .set({ preferences: JSON.stringify({ nurture: true }) })
      .where('id', '=', wants.id)
      .execute()
    const nudges = async (id: number) => (await kindsOf(id)).filter(({ kind }) => kind === 'nudge').length
    server.clock.advance(limits.nudgeAfter - 1000)
    await nudge(server.services)
    expect(await nudges(quiet.id)).toBe(0)
    server.clock.advance(2000)
    await nudge(server.services)
    await nudge(server.services)
    expect([await nudges(quiet.id), await nudges(wants.id)]).toEqual([1, 1])
    await mailNotices(server.services)
    const subjects = async (email: string) => (await mailsOf(email)).map(({ subject }) => subject)
    expect(await subjects(quiet.email)).not.toContain('30 days without a donation')
    expect(await subjects(wants.email)).toContain('30 days without a donation')
    // Whoever shops and then stops again is asked again.
    server.clock.advance(limits.nudgeAfter)
    await nudge(server.services)
    expect(await nudges(wants.id)).toBe(1)
    const login = await server.call('POST', '/api/login-cookie', {
      body: { email: wants.email, password: 'three blue boats', source: 'website' },
    })
    await visitShop(login.details.tokens.accessToken)
    server.clock.advance(limits.nudgeAfter + 1000)
    await nudge(server.services)
    expect(await nudges(wants.id)).toBe(2)
    token = (await server.logIn('supporter')).tokens.accessToken
  })

  test('F-092, A-097, C-061, G-010, M-028 five donations that were paid for fill a card, which becomes one bonus', async () => {
    const somebody = await register(3)
    const cards = async () => (await server.call('GET', '/api/user/me/stampcards', { token: somebody.token })).details.cards
    expect(await cards()).toEqual([expect.objectContaining({ id: 'new', stamps: 0, rewardPence: 200 })])
    for (let count = 1; count <= 6; count++) {
      const reference = await buy(await visitShop(somebody.token))
      await report('confirmed', reference)
      expect((await cards())[0].stamps).toBe((count - 1) % 5)
      await report('funded', reference)
      // Told twice, it is one stamp.
      await report('funded', reference)
    }
    const [collecting, full] = await cards()
    expect([collecting.stamps, full.stamps]).toEqual([1, 5])
    expect((await kindsOf(somebody.id)).filter(({ kind }) => kind === 'stampCardFull')).toHaveLength(1)
    const redeem = (id: string, key: string, as = somebody.token) =>
      server.call('POST', `/api/user/me/stampcards/${id}/redeem`, {
        token: as,
        headers: { 'idempotency-key': `rewards-of-test-${key}` },
      })
    expect((await redeem(collecting.id, 'a1')).status).toBe(409)
    expect((await redeem(full.id, 'a2', (await server.logIn('admin')).tokens.accessToken)).status).toBe(404)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => redeem(full.id, `b${index}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9)
    const list = (await server.call('GET', '/api/user/me/transactions', { token: somebody.token })).details
    const [bonus] = list.transactions.filter((one: { bonus: unknown }) => one.bonus !== null)
    expect(bonus).toMatchObject({
      donationPence: 200,
      stage: 'available',
      bonus: { type: 'stampCard', pence: 200 },
      retailerName: '',
    })
    const { stats } = (await server.call('GET', '/api/user/me/transactions/stats', { token: somebody.token })).details
    const sum = list.transactions.reduce((total: number, one: { donationPence: number }) => total + one.donationPence, 0)
    expect(stats.raised).toBe(sum)
    const csv = await server.call('GET', '/api/user/me/transactions', { token: somebody.token, headers: { accept: 'text/csv' } })
    expect(csv.text).toMatch(/stampCard,.*,2\.00,available/)
  })

  test('a full card waits for who has no cause yet', async () => {
    const somebody = await register(null)
    await db()
      .insertInto('stamp_card')
      .values({
        id: `full-${engine}`,
        user_id: somebody.id,
        programme: 'shop-for-stamps',
        stamps: 5,
        redeemed_at: null,
        created_at: new Date(now()),
      })
      .execute()
    const answer = await server.call('POST', `/api/user/me/stampcards/full-${engine}/redeem`, { token: somebody.token })
    expect([answer.status, answer.error?.fields]).toEqual([422, { causeId: 'causeRequired' }])
  })

  test('nothing is booked for a cause that was refused, neither a card’s bonus nor a referral’s', async () => {
    const somebody = await register(11)
    await sql`INSERT INTO stamp_card (id, user_id, programme, stamps, created_at)
      VALUES (${`refused-${engine}`}, ${somebody.id}, 'shop-for-stamps', 5, ${new Date(now())})`.execute(db())
    const setReview = (review: 'refused' | 'confirmed') =>
      db().updateTable('cause').set({ review }).where('id', '=', 11).execute()
    await setReview('refused')
    const redeem = () => server.call('POST', `/api/user/me/stampcards/refused-${engine}/redeem`, { token: somebody.token })
    const refused = await redeem()
    expect([refused.status, refused.error?.fields]).toEqual([422, { causeId: 'causeRequired' }])
    expect((await server.call('GET', '/api/user/me/stampcards', { token: somebody.token })).details.causeName).toBeNull()
    const { address } = (await server.call('GET', '/api/user/me/referrals', { token: somebody.token })).details
    const invite = new URL(address).searchParams.get('invite')
    const { referral } = (
      await server.call('POST', '/api/referrals', { ip: '10.8.2.1', body: { referrerEntityIdentifier: invite } })
    ).details
    const friend = await register(10, referral.id)
    const bonuses = () =>
      db()
        .selectFrom('donation')
        .select('cause_id')
        .where('user_id', 'in', [somebody.id, friend.id])
        .orderBy('cause_id')
        .execute()
    expect(await bonuses()).toEqual([{ cause_id: 10 }])
    // Confirmed after all, it can be given: the card was not used up.
    await setReview('confirmed')
    expect((await redeem()).status).toBe(200)
    expect(await bonuses()).toEqual([{ cause_id: 10 }, { cause_id: 11 }])
  })

  test('R-078, C-055, F-067 £5 go to both causes once the newcomer’s first donation has been paid for; made-up friends bring nothing', async () => {
    const referrer = await register(4)
    const summary = async () => (await server.call('GET', '/api/user/me/referrals', { token: referrer.token })).details
    const { address } = await summary()
    const invite = new URL(address).searchParams.get('invite') ?? ''
    const newReferral = async (ip: string) =>
      (await server.call('POST', '/api/referrals', { ip, body: { referrerEntityIdentifier: invite } })).details.referral
        .id as string
    const friend = await register(5, await newReferral('10.8.1.1'))
    expect(await summary()).toMatchObject({ friends: 1, bonusPence: 500, pendingPence: 1000, confirmedPence: 0 })
    // Time alone does not make it real.
    server.clock.advance(limits.returnsWindow + DAY)
    await closeReturns(server.services)
    referrer.token = await login(referrer.email)
    expect(await summary()).toMatchObject({ pendingPence: 1000, confirmedPence: 0 })
    const bonuses = () =>
      db()
        .selectFrom('donation')
        .select(['cause_id', 'user_id', 'donation_pence', 'stage'])
        .where('bonus_type', '=', 'referral')
        .where('user_id', 'in', [referrer.id, friend.id])
        .orderBy('cause_id')
        .execute()
    expect((await bonuses()).map(({ stage }) => stage)).toEqual(['tracked', 'tracked'])
    friend.token = await login(friend.email)
    const reference = await buy(await visitShop(friend.token))
    await report('confirmed', reference)
    expect(await summary()).toMatchObject({ pendingPence: 1000 })
    await report('funded', reference)
    expect(await bonuses()).toEqual([
      { cause_id: 4, user_id: referrer.id, donation_pence: 500, stage: 'available' },
      { cause_id: 5, user_id: friend.id, donation_pence: 500, stage: 'available' },
    ])
    expect(await summary()).toMatchObject({ friends: 1, pendingPence: 0, confirmedPence: 1000 })
    expect((await kindsOf(referrer.id)).map(({ kind }) => kind)).toContain('referralJoined')
    // The same referral again, and one's own link, bring nothing.
    const self = await newReferral('10.8.1.2')
    await db().updateTable('referral').set({ used_by: referrer.id }).where('id', '=', self).execute()
    await server.call('POST', '/api/user/me/cause', { token: referrer.token, body: { causeId: 6 } })
    expect(await bonuses()).toHaveLength(2)
    // A friend who chooses a cause only later brings their half then.
    const late = await register(null, await newReferral('10.8.1.3'))
    const ofLate = () => db().selectFrom('donation').select('cause_id').where('user_id', '=', late.id).execute()
    expect(await ofLate()).toEqual([])
    await server.call('POST', '/api/user/me/cause', { token: late.token, body: { causeId: 7 } })
    await server.call('POST', '/api/user/me/cause', { token: late.token, body: { causeId: 8 } })
    expect(await ofLate()).toEqual([{ cause_id: 7 }])
    // Who brings somebody along and chooses a cause only after that has their half when the friend's purchase is paid.
    const undecided = await register(null)
    const { address: theirs } = (await server.call('GET', '/api/user/me/referrals', { token: undecided.token })).details
    const { referral } = (
      await server.call('POST', '/api/referrals', {
        ip: '10.8.1.4',
        body: { referrerEntityIdentifier: new URL(theirs).searchParams.get('invite') },
      })
    ).details
    const quick = await register(9, referral.id)
    await server.call('POST', '/api/user/me/cause', { token: undecided.token, body: { causeId: 4 } })
    const bought = await buy(await visitShop(quick.token))
    await report('confirmed', bought)
    await report('funded', bought)
    const halves = await db()
      .selectFrom('donation')
      .select(['cause_id', 'stage'])
      .where('bonus_type', '=', 'referral')
      .where('user_id', 'in', [undecided.id, quick.id])
      .orderBy('cause_id')
      .execute()
    expect(halves).toEqual([
      { cause_id: 4, stage: 'available' },
      { cause_id: 9, stage: 'available' },
    ])
    token = (await server.logIn('supporter')).tokens.accessToken
  })

  test('F-157, G-011, X-073, A-098 the leaderboard of one’s cause shows no name of who stays anonymous, and nothing to strangers', async () => {
    const one = await register(9)
    const hidden = await register(9)
    const stranger = await register(10)
    await db()
      .updateTable('app_user')
      .set({ preferences: JSON.stringify({ anonymity: true }) })
      .where('id', '=', hidden.id)
      .execute()
    await db().updateTable('donation').set({ user_id: null }).where('cause_id', '=', 9).execute()
    await buy(await visitShop(one.token), 9000)
    await buy(await visitShop(hidden.token), 20_000)
    const board = (as: string, query = '') => server.call('GET', `/api/causes/id:9/leaderboard${query}`, { token: as })
    const { entries } = (await board(one.token)).details
    expect(entries.map(({ name, isMe, position }: Record<string, unknown>) => [position, name, isMe])).toEqual([
      [1, null, false],
      [2, 'New P.', true],
    ])
    expect(entries[0].raisedPence).toBeGreaterThan(entries[1].raisedPence)
    expect((await board(stranger.token)).status).toBe(404)
    server.clock.advance(31 * DAY)
    const later = (
      await server.call('POST', '/api/login-cookie', {
        body: { email: one.email, password: 'three blue boats', source: 'website' },
      })
    ).details.tokens.accessToken
    expect((await board(later, '?period=month')).details.entries).toEqual([])
    expect((await board(later, '?period=ever')).details.entries).toHaveLength(2)
    token = (await server.logIn('supporter')).tokens.accessToken
  })

  test('F-130, A-109, G-020 friends are written to a few times, never after they said no, and the sender is not told which', async () => {
    const sender = await register(3)
    const share = (recipients: string[], key: string, message = '') =>
      server.call('POST', '/api/email-share', {
        token: sender.token,
        headers: { 'idempotency-key': `rewards-of-test-${key}` },
        body: { recipients, message },
      })
    expect((await share(['friend@example.net', 'FRIEND@example.net'], 's1', 'Have a look')).details).toEqual({ sent: 1 })
    const [mail] = await mailsOf('friend@example.net')
    expect(mail?.text).toContain('Have a look')
    expect(mail?.text).toContain('/?invite=')
    const link = new URL(/https?:\S+mail-opt-out\S+/.exec(mail?.text ?? '')?.[0] ?? '')
    // What the link carries is sent to no server when it is only followed.
    expect([link.pathname, link.search]).toEqual(['/mail-opt-out', ''])
    const optOut = readOptOut(new URLSearchParams(link.hash.slice(1)).get('stop'))
    expect(optOut?.email).toBe('friend@example.net')
    const stop = (body: unknown) => server.call('POST', '/api/mail-opt-outs', { body })
    for (const forged of [{ email: 'other@example.net' }, { proof: 'abc' }, { proof: '' }])
      expect((await stop({ ...optOut, ...forged })).status).toBe(404)
    expect(await db().selectFrom('mail_opt_out').select('email_hash').execute()).toEqual([])
    for (const _ of [1, 2]) expect((await stop(optOut)).status).toBe(200)
    expect((await share(['friend@example.net', 'second@example.net'], 's2')).details).toEqual({ sent: 2 })
    expect(await mailsOf('friend@example.net')).toHaveLength(1)
    for (let count = 0; count < 4; count++) await share(['second@example.net'], `t${count}`)
    expect(await mailsOf('second@example.net')).toHaveLength(limits.shareMailsPerRecipient)
    const many = Array.from({ length: 11 }, (_, index) => `m${index}@example.net`)
    expect((await share(many, 'u1')).error?.fields).toEqual({ recipients: 'recipientsTooMany' })
    await share(many.slice(0, 10), 'u2')
    expect((await share(many.slice(0, 10), 'u3')).status).toBe(429)
  })

  test('everybody whose purchases a payment held is told of their share of it, once', async () => {
    const one = await register(11)
    const two = await register(11)
    await db().deleteFrom('payment').where('cause_id', '=', 11).execute()
    for (const person of [one, one, two]) {
      const reference = await buy(await visitShop(person.token), 90_000)
      await report('confirmed', reference)
      await report('funded', reference)
    }
    await sql`INSERT INTO bank_details (cause_id, account_name, account_number, sort_code, is_building_society, changed_at)
      SELECT 11, 'Cause', '01234567', '000000', false, ${new Date(now())} WHERE NOT EXISTS (SELECT 1 FROM bank_details WHERE cause_id = 11)`.execute(
      db(),
    )
    server.clock.advance(100 * DAY)
    await payQuarter(server)
    for (const person of [one, two]) {
      const { pence } = await db()
        .selectFrom('donation')
        .select((of) => of.fn.sum<string>('donation_pence').as('pence'))
        .where('user_id', '=', person.id)
        .where('stage', '=', 'paid')
        .executeTakeFirstOrThrow()
      const told = await db()
        .selectFrom('notice')
        .select('detail')
        .where('user_id', '=', person.id)
        .where('kind', '=', 'donationPaid')
        .execute()
      expect(told.map(({ detail }) => detail.pence)).toEqual([Number(pence)])
    }
  })
})
