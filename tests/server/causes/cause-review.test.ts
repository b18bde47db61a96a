import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { causeReviewDecision, causeReviewStages, founderEvent } from '#contract/causes/cause-review.ts'
import { nextQuarterStart } from '#contract/giving/quarters.ts'
import { DAY, limits } from '#contract/limits.ts'
import { transitionCauseReview } from '#machines/causes/cause-review/cause-review.machine.ts'
import { mailNotices } from '#server/account/notices/notices.job.ts'
import { carryOverUnpaid } from '#server/giving/payments.job.ts'
import { isPayable } from '#server/shared/cause-conditions.ts'
import { hashOf } from '#server/shared/secrets.ts'
import { lineOf, payQuarter, prepared } from '#tests/kit/payment-run.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { causeReviewSteps } from './cause-review.steps.ts'

describe.each(engines)('causes are reviewed before they are paid, on %s', (engine) => {
  let server: TestServer
  let founder = ''
  let support = ''
  beforeAll(async () => {
    server = await openTestServer(engine)
    founder = (await server.logIn('supporter')).tokens.accessToken
    support = (await server.logIn('support')).tokens.accessToken
  })
  afterAll(() => server.close())
  const { db, found, read, review, say, decide, queue, mailsTo, search } = causeReviewSteps(() => ({ server, founder, support }))

  test('who supports a refused cause, or has raised for it, is told once what becomes of that, and again if it comes back', async () => {
    const { id } = await found('Pebblecross Band', null)
    const joined = await server.call('POST', '/api/user/me/cause', { body: { causeId: id }, token: support })
    expect(joined.status).toBe(200)
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.refused', text: 'Nobody knows the band' })
    const told = () =>
      db()
        .selectFrom('notice')
        .innerJoin('app_user', 'app_user.id', 'notice.user_id')
        .select(['email', 'kind', 'detail'])
        .where('subject', '=', String(id))
        .where('kind', 'in', ['causeRefused', 'causeRestored'])
        .orderBy('notice.id')
        .execute()
    expect(await told()).toMatchObject([
      { email: 'support@farthing.example', kind: 'causeRefused', detail: { cause: 'Pebblecross Band', causeId: id, pence: 0 } },
    ])
    await mailNotices(server.services)
    const mail = (await mailsTo('support@farthing.example')).at(-1)
    expect(mail?.subject).toBe('We couldn’t confirm Pebblecross Band')
    expect(mail?.text).toMatch(
      /keep anything you’ve raised that we haven’t paid \(£0\.00\)[\s\S]*Choose another cause[\s\S]*\/account\/settings\/my-cause/,
    )
    await say(id, { type: 'decision.appealed', text: 'The hall knows us' })
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.confirmed', text: 'The hall lists it' })
    expect((await told()).map(({ kind }) => kind)).toEqual(['causeRefused', 'causeRestored'])
    await db().updateTable('app_user').set({ supported_cause_id: null }).where('email', '=', 'support@farthing.example').execute()
  })

  test('H-001 questions and their answers, evidence, a decision with its reason: each side moves it where the chart lets it, and is told', async () => {
    const { id } = await found('Mill Lane Rowers', null)
    expect((await decide(id, { type: 'cause.confirmed', text: 'early' })).error?.code).toBe('illegalMove')
    expect((await decide(id, { type: 'review.taken' }, founder)).error?.code).toBe('notAllowed')
    expect((await server.call('GET', '/api/support/causes', { token: founder })).error?.code).toBe('notAllowed')
    const treasurer = (await server.logIn('treasurer')).tokens.accessToken
    expect((await say(id, { type: 'evidence.added', text: 'mine' }, treasurer)).status).toBe(403)
    expect((await say(id, { type: 'evidence.added', text: ' ' })).error?.fields).toEqual({ text: 'reviewTextRequired' })
    expect((await say(id, { type: 'evidence.added', text: 'Our league: league.example' })).details.review.stage).toBe('waiting')
    expect((await decide(id, { type: 'review.taken' })).details.stage).toBe('inReview')
    expect((await decide(id, { type: 'question.asked', text: 'Who signs for the club?' })).details.stage).toBe('asked')
    expect(await review(id)).toMatchObject({ stage: 'asked', question: 'Who signs for the club?' })
    expect((await mailsTo('supporter@farthing.example')).at(-1)).toMatchObject({
      subject: 'A question about Mill Lane Rowers',
      text: expect.stringContaining('Who signs for the club?'),
    })
    expect((await queue()).some((one: { id: number }) => one.id === id)).toBe(false)
    expect((await say(id, { type: 'question.answered', text: 'Jo Penny, the treasurer' })).details.review.stage).toBe('waiting')
    const one = (await queue()).find((each: { id: number }) => each.id === id)
    expect(one.moves.map(({ by, text }: { by: string; text: string | null }) => [by, text])).toEqual([
      ['founder', 'Our league: league.example'],
      ['support', null],
      ['support', 'Who signs for the club?'],
      ['founder', 'Jo Penny, the treasurer'],
    ])
    await decide(id, { type: 'review.taken' })
    const both = await Promise.all([1, 2].map(() => decide(id, { type: 'cause.confirmed', text: 'The league lists it' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await read(id)).toMatchObject({ standing: 'confirmed', isRegisteredCharity: false })
    expect(await isPayable(db(), id)).toBe(true)
    expect((await mailsTo('supporter@farthing.example')).at(-1)).toMatchObject({
      subject: 'Mill Lane Rowers is confirmed',
      text: expect.stringContaining('The league lists it'),
    })
    const trail = await db().selectFrom('audit').select('action').where('subject', '=', `cause:${id}`).orderBy('id').execute()
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['causeReviewTaken', 'causeReviewAsked', 'causeReviewApproved']),
    )
  })

  test('H-001 a refused cause takes no new supporters, visits or guests, is not found, keeps what it has, and appeals once', async () => {
    const { id } = await found('Dapple Fishing Club', null)
    const choose = () => server.call('POST', '/api/user/me/cause', { body: { causeId: id }, token: support })
    const guest = () =>
      server.call('POST', '/api/raise-as-guest', { body: { causeId: id, retailerSlug: 'alder-home', email: 'g@example.org' } })
    const joined = await guest()
    expect(joined.status).toBe(200)
    await server.simulator.report({ type: 'sale', reference: 'REVIEW-1', visitId: joined.details.visit.id, spentPence: 50_000 })
    const held = (await review(id)).heldPence
    expect(held).toBeGreaterThan(0)
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.refused', text: 'The club is not known at this address' })
    expect(await read(id)).toMatchObject({ standing: 'refused' })
    expect(await search('Dapple Fishing')).toEqual([])
    expect((await guest()).status).toBe(404)
    expect((await choose()).status).toBe(404)
    expect(await review(id)).toMatchObject({
      stage: 'refused',
      reason: 'The club is not known at this address',
      heldPence: held,
      appeals: 0,
    })
    const told = (await mailsTo('supporter@farthing.example')).at(-1)
    expect(told?.subject).toBe('We couldn’t confirm Dapple Fishing Club')
    expect(told?.text).toContain('The club is not known at this address')
    expect(told?.text).toContain(`£${(held / 100).toFixed(2)}`)
    expect((await say(id, { type: 'decision.appealed', text: 'We have moved' })).details.review.stage).toBe('appealed')
    expect((await guest()).status).toBe(404)
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.refused', text: 'Nor at the new one' })
    expect((await mailsTo('supporter@farthing.example')).at(-1)?.subject).toBe(
      'We couldn’t confirm Dapple Fishing Club on a second look',
    )
    expect((await say(id, { type: 'decision.appealed', text: 'Again' })).error?.code).toBe('illegalMove')
    expect(await review(id)).toMatchObject({ stage: 'refused', appeals: 1, heldPence: held })
  })

  test('who goes shopping for a cause that was refused raises nothing for it', async () => {
    const { id } = await found('Cobalt Chess Club', null)
    const user = await db()
      .selectFrom('app_user')
      .selectAll()
      .where('email', '=', 'supporter@farthing.example')
      .executeTakeFirstOrThrow()
    await db().updateTable('app_user').set({ supported_cause_id: id }).where('id', '=', user.id).execute()
    const visit = async () =>
      (await server.call('POST', '/api/visits', { body: { retailerSlug: 'alder-home' }, token: founder })).details.visit.causeName
    expect(await visit()).toBe('Cobalt Chess Club')
    await decide(id, { type: 'review.taken' })
    await decide(id, { type: 'cause.refused', text: 'Unknown' })
    expect(await visit()).toBeNull()
    // Nor by a visit that becomes theirs when they log in.
    const visitSession = 'a-visit-before-log-in'
    const before = { retailerSlug: 'alder-home', anonymous: true, visitSession }
    expect((await server.call('POST', '/api/visits', { body: before })).status).toBe(200)
    await server.call('POST', '/api/login-cookie', {
      body: { email: user.email, password: 'Shop-for-good-1', source: 'website' },
      headers: { 'x-visit-session': visitSession },
    })
    const attached = db().selectFrom('visit').select(['user_id', 'cause_id']).where('visit_session', '=', visitSession)
    expect(await attached.execute()).toEqual([{ user_id: user.id, cause_id: null }])
    await db().updateTable('app_user').set({ supported_cause_id: 1 }).where('id', '=', user.id).execute()
  })

  test('H-001 every event of the chart in every stage, against the API: what the chart refuses is refused, and changes nothing', async () => {
    const { id } = await found('Every Event Club', null)
    const text = 'Said'
    const events = [...causeReviewDecision.def.options, ...founderEvent.def.options].map((option) => ({
      type: option.def.shape.type.def.values[0],
      text,
      code: 'K7M2Q9XB',
    }))
    expect(events).toHaveLength(11)
    const code_hash = hashOf(`contact ${id} K7M2Q9XB`)
    const code = { code_hash, sent_to: 'a@b.example', tries: 0, sent_at: new Date(0), expires_at: new Date('2030-01-01') }
    for (const stage of causeReviewStages)
      for (const [appeals, isReopened] of [
        [0, false],
        [limits.appeals, false],
        [0, true],
      ] as const)
        for (const event of events) {
          const reopened_at = isReopened ? new Date(0) : null
          await db().updateTable('cause_review').set({ reopened_at }).where('cause_id', '=', id).execute()
          await db()
            .insertInto('cause_contact_code')
            .values({ cause_id: id, ...code })
            .onConflict((conflict) => conflict.column('cause_id').doUpdateSet(code))
            .execute()
          await db().updateTable('cause').set({ review: stage }).where('id', '=', id).execute()
          await db().updateTable('cause_review').set({ appeals }).where('cause_id', '=', id).execute()
          await db().deleteFrom('rate_window').execute()
          const after = transitionCauseReview(
            stage,
            { appeals, isReopened },
            event as Parameters<typeof transitionCauseReview>[2],
          )
          const bySupport = causeReviewDecision.def.options.some((option) => option.def.shape.type.def.values[0] === event.type)
          const answer = await (bySupport ? decide(id, event) : say(id, event))
          expect([stage, event.type, answer.status]).toEqual([stage, event.type, after ? 200 : 409])
          const now = await db().selectFrom('cause').select('review').where('id', '=', id).executeTakeFirstOrThrow()
          expect(now.review).toBe(after?.stage ?? stage)
        }
  })

  test('H-002 a cause that is being checked keeps its money through the payment runs, and is paid once it is confirmed', async () => {
    const causeId = 1
    await db().deleteFrom('payment_run_line').execute()
    await db().deleteFrom('payment').execute()
    const one = await db()
      .selectFrom('donation')
      .select('id')
      .where('cause_id', '=', causeId)
      .where('stage', '!=', 'paid')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    // Few others are ready: each look at a run counts all of its lines.
    await db().updateTable('donation').set({ stage: 'paid' }).where('stage', '=', 'available').where('cause_id', '>', 8).execute()
    await db().updateTable('donation').set({ stage: 'available', donation_pence: 2500 }).where('id', '=', one.id).execute()
    const turn = nextQuarterStart(server.clock.now())
    await db()
      .insertInto('donation_move')
      .values({ donation_id: one.id, stage: 'available', at: new Date(turn - DAY), moved_by: 'farthing', amount_pence: 2500 })
      .execute()
    await db().updateTable('cause').set({ review: 'inReview' }).where('id', '=', causeId).execute()
    server.clock.advance(turn + DAY - server.clock.now())
    const paid = () => db().selectFrom('payment').select('is_paid').where('cause_id', '=', causeId).execute()
    await carryOverUnpaid(server.services)
    expect(await paid()).toEqual([])
    expect(lineOf(await prepared(server), causeId)?.waits).toBe('beingChecked')
    await db().updateTable('cause').set({ review: 'confirmed' }).where('id', '=', causeId).execute()
    await payQuarter(server)
    expect(await paid()).toEqual([{ is_paid: true }])
  })
})
