import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextQuarterStart } from '#contract/giving/quarters.ts'
import { DAY, MINUTE } from '#contract/limits.ts'
import { mailNotices } from '#server/account/notices/notices.job.ts'
import { carryOverUnpaid } from '#server/giving/payments.job.ts'
import { lineOf, payQuarter, prepared, supportTeam } from '#tests/kit/payment-run.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { moneySteps } from '../giving/money.steps.ts'
import { closingSteps } from './closing.steps.ts'

describe.each(engines)('G-030 the money of a cause that closes, on %s', (engine) => {
  let server: TestServer
  const { db, now, close, read, listed, decide, owed, differences } = closingSteps(() => server)
  const money = moneySteps(() => server)
  const mine = () => money.detail
  let causeId: number
  let other: number

  /** One that admin@ runs, with an account of long ago, and nothing but what this test raises for it. */
  beforeAll(async () => {
    server = await openTestServer(engine)
    await money.begin()
    const { tokens } = await server.logIn('admin')
    const me = (await server.call('GET', '/api/user/me', { token: tokens.accessToken })).details
    const free = await db()
      .selectFrom('cause')
      .select('id')
      .where('id', '>', 20)
      .where('review', '=', 'confirmed')
      .where('is_dormant', '=', false)
      .where('id', 'not in', me.user.adminCauses)
      .where('id', 'not in', db().selectFrom('donation').select('cause_id'))
      .orderBy('id')
      .limit(2)
      .execute()
    causeId = free[0]?.id ?? 0
    other = free[1]?.id ?? 0
    await db().insertInto('cause_admin').values({ user_id: me.user.id, cause_id: causeId }).execute()
    for (const cause_id of [causeId, other])
      await db()
        .insertInto('bank_details')
        .values({
          cause_id,
          account_name: `Account of ${cause_id}`,
          account_number: '87654321',
          sort_code: '112233',
          is_building_society: false,
          roll_number: null,
          changed_at: new Date(now() - 100 * DAY),
        })
        .execute()
  })
  afterAll(() => server.close())

  const support = async (id: number) => {
    await money.signIn()
    return server.call('POST', '/api/user/me/cause', { token: money.token(), body: { causeId: id } })
  }
  const later = async (days: number) => {
    server.clock.advance(days * DAY)
    await money.signIn()
  }
  const order = { early: '', pending: '', late: '' }
  /** Since when it stands in the support team's queue. */
  const waitsSince = async () => {
    const { first } = await supportTeam(server)
    const answer = await server.call('GET', `/api/support/items?item=closed.${causeId}`, { token: first })
    return Date.parse(answer.details.selected?.since)
  }

  test('before it closes it is shown what will happen: who supports it, and each penny', async () => {
    expect((await support(causeId)).status).toBe(200)
    // £4.00 that the shop has paid, and £2.00 that it has reported.
    const early = await money.buy(4000, 1000)
    await money.fund(early.reference)
    const pending = await money.buy(2000, 1000)
    Object.assign(order, { early: early.id, pending: pending.reference })
    expect(await owed(causeId)).toEqual({ causePayable: 400, causePending: 200 })
    expect(await read(causeId)).toMatchObject({
      stage: 'open',
      outlook: { supporters: 1, availablePence: 400, waits: null, pendingPence: 200, heldPence: 0 },
    })
  })

  test('what was available is paid in the next run whatever its size, also where the quarter was carried over as too little; the journal has each penny once', async () => {
    const turn = nextQuarterStart(now())
    await later((turn - now()) / DAY + 1)
    await carryOverUnpaid(server.services)
    const carried = await db().selectFrom('payment').select(['reason', 'pence']).where('cause_id', '=', causeId).execute()
    expect(carried).toEqual([{ reason: 'underMinimum', pence: 400 }])
    // A visit of which nothing is known yet when it closes.
    order.late = (await money.visit(1000)).id
    await close(causeId)
    expect(lineOf(await prepared(server), causeId)).toMatchObject({ pence: 400, waits: null })
    await payQuarter(server)
    const payments = await db()
      .selectFrom('payment')
      .select(['reference', 'pence', 'is_paid'])
      .where('cause_id', '=', causeId)
      .orderBy('reference')
      .execute()
    expect(payments).toMatchObject([{ is_paid: false }, { pence: 400, is_paid: true }])
    expect(await owed(causeId)).toEqual({ paid: 400, causePending: 200 })
    expect(await differences()).toEqual([])
    // The same quarter is not paid again.
    expect(lineOf(await prepared(server).catch(() => ({ lines: [] }) as never), causeId)).toBeUndefined()
  })

  test('what shops confirm, or report, after it has closed is held, told to support with its amount, and in no run', async () => {
    expect((await money.report({ type: 'sale', reference: 'LATE-1', visitId: order.late, spentPence: 3000 })).status).toBe(200)
    for (const reference of [order.pending, 'LATE-1']) await money.fund(reference)
    expect(await owed(causeId)).toEqual({ paid: 400, causePayable: 500 })
    expect(await listed()).toMatchObject([{ id: causeId, heldPence: 500, movablePence: 500, payablePence: 0, waits: null }])
    expect(await read(causeId)).toMatchObject({ stage: 'closed', outlook: { supporters: 0, availablePence: 0, heldPence: 500 } })
    // It closed a while ago; what has to be decided has only just come.
    const heldAt = now()
    expect(await waitsSince()).toBe(heldAt)
    const turn = nextQuarterStart(now())
    await later((turn - now()) / DAY + 1)
    await carryOverUnpaid(server.services)
    expect(lineOf(await prepared(server).catch(() => ({ lines: [] }) as never), causeId)).toBeUndefined()
    expect(await differences()).toEqual([])
    expect(await waitsSince()).toBe(heldAt)
  })

  test('a run that was prepared before support has decided does not pay what it did not show', async () => {
    const kept = await decide(causeId, { type: 'money.kept', text: 'Its committee meets in May' })
    expect(kept.status).toBe(200)
    expect(await listed()).toEqual([])
    // More comes in: somebody looks again, from then on.
    await later(3)
    await money.report({ type: 'adjusted', reference: 'LATE-1', spentPence: 3100 })
    expect(await listed()).toMatchObject([{ id: causeId, heldPence: 510 }])
    expect(await waitsSince()).toBe(now())
    expect((await decide(causeId, { type: 'money.released', text: 'The trustees have asked for it' })).status).toBe(200)
    expect(await listed()).toEqual([])
    expect(lineOf(await prepared(server), causeId)).toMatchObject({ pence: 510, waits: null })
    // Support can't take it for another cause while it is on its way.
    expect((await decide(causeId, { type: 'move.proposed', cause: 'any', text: 'why' })).error?.code).toBe('notFound')
    expect((await decide(causeId, { type: 'money.kept', text: 'why' })).error?.code).toBe('illegalMove')
  })

  test('an account that the bank refuses leaves the money held; another cause gets it from two people, the journal balanced, and who raised it is told', async () => {
    const { slug, name } = await db()
      .selectFrom('cause')
      .select(['slug', 'name'])
      .where('id', '=', other)
      .executeTakeFirstOrThrow()
    await db()
      .updateTable('bank_details')
      .set({ undone_at: new Date(now()) })
      .where('cause_id', '=', causeId)
      .execute()
    expect(await listed()).toMatchObject([{ id: causeId, heldPence: 510, waits: 'noBankDetails' }])
    const propose = { type: 'move.proposed', cause: slug, text: 'Its constitution names it' }
    expect((await decide(causeId, { ...propose, cause: String(causeId) })).error?.code).toBe('notFound')
    expect((await decide(causeId, propose)).status).toBe(200)
    expect(await listed()).toMatchObject([{ proposal: { to: name, pence: 510, isMine: true } }])
    expect(await waitsSince()).toBe(now())
    const approve = { type: 'move.approved', text: 'I have read it' }
    expect((await decide(causeId, approve)).error?.code).toBe('secondPerson')
    // It has changed since: nothing moves, and it has to be proposed anew.
    await money.signIn()
    await money.report({ type: 'adjusted', reference: 'LATE-1', spentPence: 3000 })
    expect((await decide(causeId, approve, 'second')).error?.code).toBe('illegalMove')
    expect(await owed(causeId)).toEqual({ paid: 400, causePayable: 500 })
    expect((await decide(causeId, propose)).status).toBe(200)
    const both = await Promise.all([decide(causeId, approve, 'second'), decide(causeId, approve, 'second')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect([await owed(causeId), await owed(other)]).toEqual([{ paid: 400 }, { causePayable: 500 }])
    const totals = await db().selectFrom('cause').select(['id', 'donations_total']).where('id', 'in', [causeId, other]).execute()
    expect(Object.fromEntries(totals.map((one) => [one.id, Number(one.donations_total)]))).toEqual({
      [causeId]: 400,
      [other]: 500,
    })
    expect(await differences()).toEqual([])
    expect(await listed()).toEqual([])
    await mailNotices(server.services)
    const told = await db()
      .selectFrom('mail')
      .select(['recipient', 'text'])
      .where('subject', 'like', `%goes to ${name}`)
      .execute()
    expect(told).toMatchObject([{ recipient: 'supporter@farthing.example', text: expect.stringContaining('£5.00') }])
    const audited = await db()
      .selectFrom('audit')
      .select('action')
      .where('subject', '=', `cause:${causeId}`)
      .where('action', 'like', 'heldMoney%')
      .orderBy('id')
      .execute()
    expect(audited.map(({ action }) => action)).toEqual([
      'heldMoneyKept',
      'heldMoneyReleased',
      'heldMoneyMoveProposed',
      'heldMoneyMoveProposed',
      'heldMoneyMoved',
    ])
  })

  test('a shop that takes back what has gone to the other cause takes it from there, and the books agree', async () => {
    await money.signIn()
    expect((await money.report({ type: 'declined', reference: 'LATE-1', reason: 'returned' })).status).toBe(200)
    expect([await owed(causeId), await owed(other)]).toEqual([{ paid: 400 }, { causePayable: 200 }])
    expect(await differences()).toEqual([])
    // What was paid before it closed and is taken back now stays its own: it owes 400, and nothing of it goes elsewhere.
    expect((await mine()(order.early)).stage).toBe('paid')
    server.clock.advance(MINUTE)
  })
})
