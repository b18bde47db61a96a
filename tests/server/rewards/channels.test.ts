import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, limits } from '#contract/limits.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { rewardSteps } from './rewards.steps.ts'

describe.each(engines)('what worked, by channel, on %s', (engine) => {
  let server: TestServer
  let admin = ''
  const causeId = 2
  const { begin, db, register } = rewardSteps(() => server)
  beforeAll(async () => {
    server = await openTestServer(engine)
    await begin()
    await db().deleteFrom('cause_channel').execute()
    await db().deleteFrom('cause_visit').where('cause_id', '=', causeId).execute()
    admin = (await server.logIn('admin')).tokens.accessToken
  })
  afterAll(() => server.close())

  const visit = (body: object, ip = '10.49.0.1') => server.call('POST', `/api/stats/causes/${causeId}/visits`, { body, ip })
  const figures = async (period?: string, token = admin) =>
    server.call('GET', `/api/causes/id:${causeId}/promotion${period ? `?period=${period}` : ''}`, { token })
  const referral = async (body: object, ip = '10.49.0.2') =>
    (await server.call('POST', '/api/referrals', { ip, body: { referrerEntityIdentifier: 'somebody', ...body } })).details
      .referral.id
  const slugOf = async (id: number) =>
    (await db().selectFrom('cause').select('slug').where('id', '=', id).executeTakeFirstOrThrow()).slug

  test('nobody yet is no figure, and the days are said', async () => {
    expect((await figures()).details).toEqual({ from: expect.any(String), to: expect.any(String), channels: [], otherVisits: 0 })
    const { from, to } = (await figures('quarter')).details
    expect((Date.parse(to) - Date.parse(from)) / DAY).toBe(90)
  })

  test('a look is counted with its channel, by day; an unknown channel is a look like any other and no fault', async () => {
    for (const body of [
      { via: 'poster' },
      { via: 'poster' },
      { via: 'email' },
      {},
      { via: 'pigeon' },
      { via: 7 },
      { via: null },
      { via: ['poster'] },
    ])
      expect((await visit(body)).status).toBe(200)
    expect((await figures()).details).toMatchObject({
      channels: [
        { channel: 'poster', visits: 2, joins: 0 },
        { channel: 'email', visits: 1, joins: 0 },
      ],
      otherVisits: 5,
    })
    // What is kept has no more columns than these: nothing of who looked.
    expect(Object.keys(await db().selectFrom('cause_channel').selectAll().executeTakeFirstOrThrow()).toSorted()).toEqual([
      'cause_id',
      'channel',
      'day',
      'joins',
      'visits',
    ])
  })

  test('whoever joins counts for the channel of this visit, else for that of the invitation; and only for the cause that they were shown', async () => {
    const joins = async () =>
      Object.fromEntries(
        ((await figures()).details.channels as { channel: string; joins: number }[])
          .filter((one) => one.joins > 0)
          .map((one) => [one.channel, one.joins]),
      )
    const causeSlug = await slugOf(causeId)
    await register(causeId, undefined, { 'x-channel': 'poster' })
    await register(causeId, undefined, { 'x-channel': 'pigeon' })
    expect(await joins()).toEqual({ poster: 1 })
    const invited = await referral({ via: 'whatsapp', causeSlug })
    await register(causeId, invited)
    expect(await joins()).toEqual({ poster: 1, whatsapp: 1 })
    // Who joined by it is told by nothing afterwards, and one invitation counts once.
    const row = await db().selectFrom('referral').selectAll().where('id', '=', invited).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ used_by: expect.any(Number), cause_id: null, channel: null })
    await register(causeId, invited)
    expect(await joins()).toEqual({ poster: 1, whatsapp: 1 })
    await register(3, await referral({ via: 'whatsapp', causeSlug }))
    await register(null, await referral({ via: 'whatsapp', causeSlug }))
    await register(causeId, await referral({ via: 'facebook', causeSlug }), { 'x-channel': 'qr' })
    await register(causeId, await referral({ via: 'pigeon', causeSlug }))
    expect(await joins()).toEqual({ poster: 1, whatsapp: 1, qr: 1 })
  })

  test('A-068 a referral needs nobody logged in, is a partner’s where nothing else is said, and its id is what the cookie keeps for sixty days', async () => {
    const made = await server.call('POST', '/api/referrals', { ip: '10.49.0.9', body: { referrerEntityIdentifier: 'radio' } })
    expect([made.status, Object.keys(made.details.referral)]).toEqual([200, ['id']])
    const row = (id: string) =>
      db()
        .selectFrom('referral')
        .select(['referrer_type', 'referrer_identifier', 'used_by'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    expect(await row(made.details.referral.id)).toEqual({ referrer_type: 'partner', referrer_identifier: 'radio', used_by: null })
    expect(await row(await referral({ referrerEntityType: 'user' }, '10.49.0.9'))).toMatchObject({ referrer_type: 'user' })
    expect((await server.call('POST', '/api/referrals', { ip: '10.49.0.9', body: {} })).status).toBe(422)
    expect(limits.inviteCookieDays).toBe(60)
  })

  test('X-042 a period has its days, London’s, both ends included; twelve months are those of the calendar', async () => {
    const day = (age: number) => new Date(server.clock.now() - age * DAY).toISOString().slice(0, 10)
    const firstOf = (day: string) => new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 12, 1))
    const first = firstOf(day(0)).toISOString().slice(0, 10)
    const before = new Date(firstOf(day(0)).getTime() - DAY).toISOString().slice(0, 10)
    await db().deleteFrom('cause_channel').execute()
    for (const one of [day(0), day(29), day(30), day(90), day(91), first, before])
      await db().insertInto('cause_channel').values({ cause_id: causeId, day: one, channel: 'flyer', visits: 1 }).execute()
    const visits = async (period: string) => (await figures(period)).details.channels[0].visits
    expect([await visits('month'), await visits('quarter'), await visits('year')]).toEqual([2, 4, 6])
    expect((await figures('year')).details.from).toBe(first)
  })

  test('only who runs the cause reads them', async () => {
    const supporter = (await server.logIn('supporter')).tokens.accessToken
    expect((await server.call('GET', `/api/causes/id:${causeId}/promotion`, {})).status).toBe(401)
    expect((await figures('month', supporter)).status).toBe(403)
    expect((await server.call('GET', '/api/causes/id:5/promotion', { token: admin })).status).toBe(403)
    expect((await figures('week')).status).toBe(422)
  })

  test('F-130 what is passed on by email leads to the cause, and says by whom and how', async () => {
    const supporter = await server.logIn('supporter')
    const answer = await server.call('POST', '/api/email-share', {
      token: supporter.tokens.accessToken,
      headers: { 'idempotency-key': 'channels-of-test-1' },
      body: { recipients: ['pal@example.net'], message: '' },
    })
    expect(answer.status).toBe(200)
    const mail = await db().selectFrom('mail').select('text').where('recipient', '=', 'pal@example.net').executeTakeFirstOrThrow()
    const { slug, hash } = await db()
      .selectFrom('app_user')
      .innerJoin('cause', 'cause.id', 'supported_cause_id')
      .select(['cause.slug', 'app_user.hash'])
      .where('email', '=', 'supporter@farthing.example')
      .executeTakeFirstOrThrow()
    expect(mail.text).toContain(`/causes/${slug}?invite=${hash}&via=email`)
  })
})
