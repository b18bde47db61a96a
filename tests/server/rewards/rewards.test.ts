import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { dayInLondon, startOfDay } from '#contract/london.ts'
import { payQuarter } from '#tests/kit/payment-run.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { rewardSteps } from './rewards.steps.ts'

describe.each(engines)('what people are told and given on %s', (engine) => {
  let server: TestServer
  const { begin, db, now, kindsOf, visitShop, buy, report, register } = rewardSteps(() => server)
  beforeAll(async () => {
    server = await openTestServer(engine)
    await begin()
  })
  afterAll(() => server.close())

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
    // A card that was claimed says what it gave, whatever the next one gives.
    const { config } = server.services
    const before = config.stampRewardPence
    config.stampRewardPence = 300
    const rewards = (await cards()).map(({ id, rewardPence }: { id: string; rewardPence: number }) => [id, rewardPence])
    config.stampRewardPence = before
    expect(rewards).toEqual([
      [collecting.id, 300],
      [full.id, 200],
    ])
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

  test('F-157, G-011, H-006, U-071, X-073, A-098 who stays anonymous is not on the leaderboard of the cause, and counts in its totals; strangers see nothing', async () => {
    const one = await register(9)
    const hidden = await register(9)
    const stranger = await register(10)
    await db()
      .updateTable('app_user')
      .set({ preferences: JSON.stringify({ anonymity: true }) })
      .where('id', '=', hidden.id)
      .execute()
    await db().updateTable('donation').set({ user_id: null }).where('cause_id', '=', 9).execute()
    const before = Number(
      (await db().selectFrom('cause').select('donations_total').where('id', '=', 9).executeTakeFirstOrThrow()).donations_total,
    )
    await buy(await visitShop(one.token), 9000)
    await buy(await visitShop(hidden.token), 20_000)
    const board = (as: string, query = '') => server.call('GET', `/api/causes/id:9/leaderboard${query}`, { token: as })
    const { entries, hidden: unseen, hiddenPence, guestsPence, totalPence } = (await board(one.token, '?period=ever')).details
    expect(unseen).toBe(1)
    expect(guestsPence).toBe(before)
    expect(hiddenPence).toBeGreaterThan(0)
    expect(totalPence).toBe(entries[0].raisedPence + hiddenPence + guestsPence)
    expect(entries.map(({ name, isMe, position }: Record<string, unknown>) => [position, name, isMe])).toEqual([
      [1, 'New P.', true],
    ])
    const total = Number(
      (await db().selectFrom('cause').select('donations_total').where('id', '=', 9).executeTakeFirstOrThrow()).donations_total,
    )
    expect(total - before).toBeGreaterThan(2 * entries[0].raisedPence)
    expect(totalPence).toBe(total)
    // Whoever is anonymous is not in their own list either.
    expect((await board(hidden.token)).details.entries).toMatchObject([{ position: 1, name: 'New P.', isMe: false }])
    expect((await board(stranger.token)).status).toBe(404)
    server.clock.advance(31 * DAY)
    const later = (
      await server.call('POST', '/api/login-cookie', {
        body: { email: one.email, password: 'three blue boats', source: 'website' },
      })
    ).details.tokens.accessToken
    expect((await board(later, '?period=month')).details.entries).toEqual([])
    expect((await board(later, '?period=ever')).details.entries).toHaveLength(1)
  })

  test('X-042 twelve months on the leaderboard are those of the calendar, as on the panel, and thirty days are whole ones', async () => {
    const one = await register(13)
    await db().updateTable('donation').set({ user_id: null }).where('cause_id', '=', 13).execute()
    await buy(await visitShop(one.token), 9000)
    const entries = async (period: string, at: string) => {
      await db()
        .updateTable('donation')
        .set({ purchased_at: new Date(at) })
        .where('user_id', '=', one.id)
        .execute()
      return (await server.call('GET', `/api/causes/id:13/leaderboard?period=${period}`, { token: one.token })).details.entries
    }
    const [year = 0, month = 0, day = 0] = dayInLondon(new Date(now()).toISOString()).split('-').map(Number)
    const startOf = (utc: number) => Date.parse(startOfDay(new Date(utc).toISOString().slice(0, 10)))
    for (const [period, first] of [
      ['year', startOf(Date.UTC(year, month - 12, 1))],
      ['month', startOf(Date.UTC(year, month - 1, day - 29))],
    ] as const) {
      expect(await entries(period, new Date(first).toISOString()), period).toHaveLength(1)
      expect(await entries(period, new Date(first - 1).toISOString()), period).toEqual([])
    }
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
