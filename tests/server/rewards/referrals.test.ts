import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, limits } from '#contract/limits.ts'
import { readOptOut } from '#contract/rewards/opt-out.ts'
import { closeReturns } from '#server/giving/payments.job.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { rewardSteps } from './rewards.steps.ts'

describe.each(engines)('what people are told and given on %s', (engine) => {
  let server: TestServer
  const { begin, db, mailsOf, kindsOf, visitShop, buy, report, cancel, register, login } = rewardSteps(() => server)
  beforeAll(async () => {
    server = await openTestServer(engine)
    await begin()
  })
  afterAll(() => server.close())

  test('R-078, C-055, F-067 £5 go to both causes once the newcomer’s first donation has been paid; made-up friends bring nothing', async () => {
    const referrer = await register(4)
    const summary = async () => (await server.call('GET', '/api/user/me/referrals', { token: referrer.token })).details
    const { address } = await summary()
    const invite = new URL(address).searchParams.get('invite') ?? ''
    const newReferral = async (ip: string) =>
      (await server.call('POST', '/api/referrals', { ip, body: { referrerEntityIdentifier: invite } })).details.referral
        .id as string
    const friend = await register(5, await newReferral('10.8.1.1'))
    expect(await summary()).toMatchObject({ friends: 1, waiting: 1, bonusPence: 500, pendingPence: 1000, confirmedPence: 0 })
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
    expect(await summary()).toMatchObject({ waiting: 1, pendingPence: 1000 })
    await report('funded', reference)
    expect(await bonuses()).toEqual([
      { cause_id: 4, user_id: referrer.id, donation_pence: 500, stage: 'available' },
      { cause_id: 5, user_id: friend.id, donation_pence: 500, stage: 'available' },
    ])
    expect(await summary()).toMatchObject({ friends: 1, waiting: 0, pendingPence: 0, confirmedPence: 1000 })
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
    // A purchase that is taken back leaves them waiting to be earned again, and nobody knows until when.
    await cancel(bought)
    const waiting = await db()
      .selectFrom('donation')
      .select(['stage', 'next_by'])
      .where('bonus_type', '=', 'referral')
      .where('user_id', 'in', [undecided.id, quick.id])
      .execute()
    expect(waiting).toEqual(Array(2).fill({ stage: 'tracked', next_by: null }))
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
    expect(mail?.text).toMatch(/\/causes\/[\w-]+\?invite=[\w-]+&via=email/)
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
    expect(await mailsOf('second@example.net')).toHaveLength(3)
    const many = Array.from({ length: 11 }, (_, index) => `m${index}@example.net`)
    expect((await share(many, 'u1')).error?.fields).toEqual({ recipients: 'recipientsTooMany' })
    await share(many.slice(0, 10), 'u2')
    expect((await share(many.slice(0, 10), 'u3')).status).toBe(429)
  })
})
