import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '#contract/limits.ts'
import { keyOfItem, type SupportQueueName } from '#contract/support/support-queue-names.ts'
import { prepared } from '#tests/kit/payment-run.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { causeReviewSteps } from '../causes/cause-review.steps.ts'
import { claimSteps } from '../giving/claims.steps.ts'
import { paymentRunSteps } from '../giving/payment-run.steps.ts'

describe.each(engines)('since when something waits for support, on %s', (engine) => {
  let server: TestServer
  const at = { founder: '', support: '' }
  const logIn = async () => {
    at.founder = (await server.logIn('supporter')).tokens.accessToken
    at.support = (await server.logIn('support')).tokens.accessToken
  }
  beforeAll(async () => {
    server = await openTestServer(engine)
    await logIn()
  })
  afterAll(() => server.close())
  const { found, say, decide } = causeReviewSteps(() => ({ server, ...at }))
  const claims = claimSteps(() => ({ server, token: at.founder, support: at.support }))
  const runs = paymentRunSteps(() => server)
  const now = () => server.clock.now()
  const later = async (time: number) => {
    server.clock.advance(time)
    await logIn()
  }
  const waits = async (queue: SupportQueueName, reference: string | number) => {
    const item = keyOfItem({ queue, reference: `${reference}` })
    const { selected } = (await server.call('GET', `/api/support/items?item=${item}`, { token: at.support })).details
    return { since: Date.parse(selected?.since), dueAt: Date.parse(selected?.dueAt), isOverdue: selected?.isOverdue }
  }
  const fresh = (within: number) => ({ since: now(), dueAt: now() + within, isOverdue: false })

  test('an appeal that came yesterday waits for a day, however long ago its cause was registered', async () => {
    const { id } = await found('Thornwick Strollers', null)
    expect(await waits('causes', id)).toEqual(fresh(5 * DAY))
    await later(6 * DAY)
    expect(await waits('causes', id)).toMatchObject({ isOverdue: true })
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.refused', text: 'Nobody knows them' })
    await later(20 * DAY)
    expect((await say(id, { type: 'decision.appealed', text: 'The hall knows us' })).status).toBe(200)
    const appealed = fresh(5 * DAY)
    await later(DAY)
    expect(await waits('causes', id)).toEqual(appealed)
    // Who picks it up, and puts it back, hasn't answered it.
    await decide(id, { type: 'review.taken' })
    await later(HOUR)
    await decide(id, { type: 'review.returned' })
    expect(await waits('causes', id)).toEqual(appealed)
  })

  test('while those who run it have a question nothing waits; it begins anew with their answer, and not with what they add', async () => {
    const { id } = await found('Thornwick Larder', null)
    await later(2 * DAY)
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'question.asked', text: 'Who signs for it?' })
    await later(9 * DAY)
    expect((await say(id, { type: 'question.answered', text: 'Jo Penny' })).status).toBe(200)
    const answered = fresh(5 * DAY)
    await later(HOUR)
    await say(id, { type: 'evidence.added', text: 'Our minutes' })
    expect(await waits('causes', id)).toEqual(answered)
  })

  test('a claim that was put back in the queue waits since it was sent, for us and for whoever sent it; one that was appealed since then', async () => {
    const retailerId = await claims.shop('goods', 1)
    const { day } = await claims.visit(retailerId, 9)
    const id = (await claims.file(retailerId, day)).details.submissionId
    const sent = fresh(7 * DAY)
    await later(2 * DAY)
    await claims.decide(id, { type: 'claim.taken' })
    await claims.decide(id, { type: 'claim.returned' })
    expect(await waits('claims', id)).toEqual(sent)
    expect(Date.parse((await claims.read(id)).answerBy)).toBe(sent.dueAt)
    await claims.decide(id, { type: 'claim.taken' })
    await claims.decide(id, { type: 'claim.declined', text: 'The shop can’t find the order' })
    await later(12 * DAY)
    await server.call('POST', `/api/user/me/claims/${id}`, {
      token: at.founder,
      body: { type: 'claim.appealed', text: 'Here it is' },
    })
    expect(await waits('claims', id)).toEqual(fresh(7 * DAY))
  })

  test('X-040 a claim that is being looked at is due on the day that whoever sent it was told', async () => {
    const db = claims.db()
    const asked = await db
      .selectFrom('claim')
      .innerJoin('donation', 'donation.id', 'claim.donation_id')
      .select(['claim.id', 'claim.retailer_id', 'donation.id as about'])
      .where('claim.user_id', '=', 1)
      .where('type', '=', 'donationQuery')
      .where('donation.stage', '=', 'inReview')
      .executeTakeFirstOrThrow()
    await db.updateTable('claim').set({ status: 'inProgress' }).where('id', '=', asked.id).execute()
    const agree = async (id: string) => {
      const { decisionBy } = await claims.read(id)
      expect((await waits('claims', id)).dueAt).toBe(Date.parse(decisionBy))
    }
    await agree(asked.id)
    await db.updateTable('retailer').set({ confirmation_amount: 3, confirmation_unit: 'months' }).execute()
    for (const stage of ['tracked', 'inReview'] as const) {
      await db.updateTable('donation').set({ stage }).where('id', '=', asked.about).execute()
      await agree(asked.id)
    }
    await db.updateTable('donation').set({ stage: 'declined', next_by: null }).where('id', '=', asked.about).execute()
    await agree(asked.id)
    const retailerId = await claims.shop('goods', 1)
    const missing = (await claims.file(retailerId, (await claims.visit(retailerId, 9)).day)).details.submissionId
    await claims.decide(missing, { type: 'claim.taken' })
    await agree(missing)
  })

  test('each step of a payment run waits since the step before was done', async () => {
    await runs.causesToPay()
    await logIn()
    const { id } = await prepared(server)
    // Banks answer on working days: from a Thursday or a Friday the weekend lies between.
    const soon = () =>
      fresh(
        (new Map([
          [4, 4],
          [5, 4],
          [6, 3],
        ]).get(new Date(now()).getUTCDay()) ?? 2) * DAY,
      )
    expect(await waits('payments', id)).toEqual(soon())
    await later(3 * HOUR)
    await runs.decide(id, (await runs.team()).second)
    expect(await waits('payments', id)).toEqual(soon())
    await later(4 * HOUR)
    await server.call('POST', `/api/support/payment-runs/${id}/file`, { token: (await runs.team()).second })
    expect(await waits('payments', id)).toEqual(soon())
    // What the bank has refused is paid in another run of the same quarter, and each says which of them it is.
    await sql`INSERT INTO payment_run (id, turn, stage, prepared_at, prepared_by, small_causes, small_pence)
      SELECT 'R-SECONDXY', turn, 'prepared', prepared_at + interval '1 day', prepared_by, 0, 0 FROM payment_run WHERE id = ${id}`.execute(
      server.services.db,
    )
    const isAgain = async (reference: string) =>
      (await server.call('GET', `/api/support/items?item=${keyOfItem({ queue: 'payments', reference })}`, { token: at.support }))
        .details.selected.run.isAgain
    expect([await isAgain(id), await isAgain('R-SECONDXY')]).toEqual([false, true])
  })
})
