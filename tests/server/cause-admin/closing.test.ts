import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nextQuarterStart } from '#contract/giving/quarters.ts'
import { DAY, MINUTE } from '#contract/limits.ts'
import { mailNotices } from '#server/account/notices/notices.job.ts'
import { closeCauses } from '#server/cause-admin/close-cause/closing.job.ts'
import { lineOf, prepared, readRun } from '#tests/kit/payment-run.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { paymentRunSteps } from '../giving/payment-run.steps.ts'
import { closingSteps } from './closing.steps.ts'

describe.each(engines)('G-030 closing a cause and opening it again, on %s', (engine) => {
  let server: TestServer
  const { db, now, token, closing, ask, undo, read, lifecycle, close, decide, listed } = closingSteps(() => server)
  const runs = paymentRunSteps(() => server)
  const causeId = 2
  const supporter = () =>
    db().selectFrom('app_user').selectAll().where('email', '=', 'supporter@farthing.example').executeTakeFirstOrThrow()
  const choose = async (id: number) =>
    server.call('POST', '/api/user/me/cause', { token: await token('supporter'), body: { causeId: id } })
  const card = async () => (await server.call('GET', `/api/causes/id:${(await slugOf()).slug}`)).details?.cause
  const slugOf = async () =>
    await db().selectFrom('cause').select(['slug', 'name']).where('id', '=', causeId).executeTakeFirstOrThrow()
  const found = async () => {
    const { name } = await slugOf()
    const answer = await server.call('GET', `/api/search/cause/search?q=${encodeURIComponent(name)}`)
    return (answer.details.result.results as { id: number }[]).some(({ id }) => id === causeId)
  }
  const inMap = async () => {
    const { slug } = await slugOf()
    return (await server.app.inject({ method: 'GET', url: '/sitemaps/causes-1.xml' })).body.includes(`/causes/${slug}<`)
  }

  beforeAll(async () => {
    server = await openTestServer(engine)
    await runs.causesToPay()
    expect((await choose(causeId)).status).toBe(200)
  })
  afterAll(() => server.close())

  test('for a week nobody new can support it and nothing else has happened: one press undoes it, and of two presses at once one counts', async () => {
    const before = (await read(causeId)).outlook
    expect((await ask(causeId)).details.closing).toMatchObject({ stage: 'closing', reason: 'The hall is sold', outlook: before })
    expect((await ask(causeId)).error?.code).toBe('illegalMove')
    expect((await supporter()).supported_cause_id).toBe(causeId)
    expect((await choose(1)).status).toBe(200)
    expect((await choose(causeId)).status).toBe(404)
    expect(await found()).toBe(false)
    const both = await Promise.all([undo(causeId), undo(causeId)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await lifecycle(causeId)).toBe('open')
    expect((await choose(causeId)).status).toBe(200)
    server.clock.advance(8 * DAY)
    await closeCauses(server.services)
    expect(await lifecycle(causeId)).toBe('open')
  })

  test('undone at the moment at which it closes: it is one or the other, whole', async () => {
    await ask(causeId)
    server.clock.advance(7 * DAY)
    const [undone] = await Promise.all([undo(causeId), closeCauses(server.services)])
    const person = await supporter()
    if (undone.status === 200) expect([await lifecycle(causeId), person.supported_cause_id]).toEqual(['open', causeId])
    else expect([await lifecycle(causeId), person.supported_cause_id]).toEqual(['closed', null])
    if (undone.status !== 200) await decide(causeId, { type: 'cause.reopened', text: 'For the next test' })
    await choose(causeId)
  })

  test('a run that was prepared before it closed is void where its money is another since; the next one pays it', async () => {
    const turn = nextQuarterStart(now())
    server.clock.advance(turn - now() + DAY)
    await runs.makeReady(turn)
    const run = await prepared(server)
    expect(lineOf(run, causeId)?.waits).toBeNull()
    // What came in after the turn waits for the next quarter, unless the cause closes.
    const { net_pence, ...like } = await db()
      .selectFrom('donation')
      .selectAll()
      .where('cause_id', '=', causeId)
      .where('stage', '=', 'available')
      .limit(1)
      .executeTakeFirstOrThrow()
    await db()
      .insertInto('donation')
      .values({ ...like, id: 'RUN-AFTER', network_reference: 'RUN-AFTER', donation_pence: 70 })
      .execute()
    await db()
      .insertInto('donation_move')
      .values({ donation_id: 'RUN-AFTER', stage: 'available', at: new Date(now()), moved_by: 'network', amount_pence: 70 })
      .execute()
    server.clock.advance(MINUTE)
    await close(causeId)
    expect((await readRun(server, run.id)).changed).toEqual([(await slugOf()).name])
    const { second } = await runs.team()
    expect((await runs.decide(run.id, second)).details.run).toMatchObject({ stage: 'voided', voided: 'changed' })
    expect(lineOf(await prepared(server), causeId)).toMatchObject({ pence: (lineOf(run, causeId)?.pence ?? 0) + 70, waits: null })
  })

  test('once it has closed its supporters support none, have been told with what they raised, and can choose; it is found nowhere, its page stays', async () => {
    expect((await supporter()).supported_cause_id).toBeNull()
    expect(
      (await db().selectFrom('cause').select('supporters_count').where('id', '=', causeId).executeTakeFirstOrThrow())
        .supporters_count,
    ).toBe(0)
    await mailNotices(server.services)
    const mail = await db()
      .selectFrom('mail')
      .select(['recipient', 'text', 'html'])
      .where('subject', 'like', '%has closed')
      .where('recipient', '=', 'supporter@farthing.example')
      .execute()
    expect(mail.at(-1)?.text).toMatch(/£\d+\.\d\d you raised hasn’t been paid/)
    expect(mail.at(-1)?.html).toContain('<p>')
    expect(await found()).toBe(false)
    expect(await inMap()).toBe(false)
    expect(await card()).toMatchObject({ id: causeId, lifecycle: 'closed' })
    const visit = await server.call('POST', '/api/visits', {
      token: await token('supporter'),
      body: { retailerSlug: 'alder-home' },
    })
    expect(visit.details.visit.causeName).toBeNull()
    expect((await choose(causeId)).status).toBe(404)
  })

  test('those who ran it read everything, and change nothing but where the money goes', async () => {
    const admin = await token('admin')
    const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
      server.call(method, `/api/causes/id:${causeId}${path}`, { token: admin, ...(body ? { body } : {}) })
    for (const path of ['/statements', '/payment-methods', '/closing', '/leaving', '/transactions'])
      expect([path, (await call('GET', path)).status]).toEqual([path, 200])
    expect((await call('POST', '', { description: 'Ours' })).error?.code).toBe('causeClosed')
    expect((await call('POST', '/admin-invites', { email: 'ivy@example.org', hasAgreed: true })).error?.code).toBe('causeClosed')
    expect((await call('POST', '/closing', { reason: 'again', hasConfirmed: true })).error?.code).toBe('causeClosed')
    expect((await call('PUT', '/payment-methods', {})).error?.code).toBe('validation')
  })

  test('it is opened again when those who ran it ask: support says no with the reason, then yes; who had not chosen since supports it again', async () => {
    const want = async () =>
      server.call('POST', `${closing(causeId)}/reopening`, { token: await token('admin'), body: { text: 'We have a new hall' } })
    expect((await want()).details.closing.isReopeningWanted).toBe(true)
    expect((await want()).error?.code).toBe('illegalMove')
    expect(await listed()).toMatchObject([{ id: causeId, wanted: { text: 'We have a new hall' } }])
    expect((await decide(causeId, { type: 'reopening.refused', text: 'Send us the lease' })).status).toBe(200)
    expect((await read(causeId)).refusal).toBe('Send us the lease')
    await want()
    expect((await decide(causeId, { type: 'cause.reopened', text: 'The lease is here' })).status).toBe(200)
    expect(await lifecycle(causeId)).toBe('open')
    expect((await supporter()).supported_cause_id).toBe(causeId)
    expect((await read(causeId)).outlook.supporters).toBeGreaterThan(0)
    expect(await listed()).toEqual([])
    expect((await decide(causeId, { type: 'cause.reopened', text: 'again' })).status).toBe(404)
  })
})
