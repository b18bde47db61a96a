import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reasonFault, reasonText } from '#contract/causes/support-reason.rules.ts'
import { DAY } from '#contract/limits.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

test('a reason has 10 to 200 characters on one line, or none at all', () => {
  expect([reasonFault('  '), reasonFault(' Too  few '), reasonFault('x'.repeat(201))]).toEqual([null, 'tooShort', 'tooLong'])
  expect([10, 200].map((length) => reasonFault(`  ${'x'.repeat(length)}  `))).toEqual([null, null])
  expect(reasonText(' They rang\r\n\n Mum.\t ')).toBe('They rang Mum.')
})

describe.each(engines)('why somebody supports their cause, on %s', (engine) => {
  let server: TestServer
  let supporter = ''
  let admin = ''
  const mine = '/api/user/me/support-reason'
  const list = '/api/causes/id:1/support-reasons'
  const words = 'They sat with Mum for eleven nights.'
  const db = () => server.services.db
  beforeAll(async () => {
    server = await openTestServer(engine)
    supporter = (await server.logIn('supporter')).tokens.accessToken
    admin = (await server.logIn('admin')).tokens.accessToken
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await db().deleteFrom('support_reason').execute()
    await db().deleteFrom('rate_window').execute()
  })

  const say = (text: string, { causeId = 1, token = supporter } = {}) =>
    server.call('PUT', mine, { body: { causeId, text }, token })
  const read = async () => (await server.call('GET', list, { token: admin })).details.reasons
  const decide = (reason: { id: number; writtenAt: string }, isShown: boolean, token = admin) =>
    server.call('PUT', `${list}/${reason.id}`, { body: { isShown, writtenAt: reason.writtenAt }, token })
  const publicly = async () => (await server.call('GET', '/api/causes/id:1/story')).details.story.reasons
  const prefer = (preferences: object) =>
    db()
      .updateTable('app_user')
      .set({ preferences: JSON.stringify(preferences) })
      .where('email', '=', 'supporter@farthing.example')
      .execute()

  test('H-003 nobody reads it on the page until somebody who runs the cause has, and rewritten it waits again', async () => {
    const { status, details } = await say(`  ${words} `)
    expect([status, details.cause.name, details.reason]).toEqual([
      200,
      'Abbotsmere Hospice',
      { text: words, standing: 'waiting', writtenAt: new Date(server.clock.now()).toISOString() },
    ])
    const [reason] = await read()
    expect([reason.text, reason.standing, await publicly()]).toEqual([words, 'waiting', []])
    expect((await decide(reason, true)).details.reasons[0].standing).toBe('shown')
    expect((await publicly()).map(({ text }: { text: string }) => text)).toEqual([words])
    // The same words again change nothing.
    server.clock.advance(1000)
    expect((await say(words)).details.reason.standing).toBe('shown')
    server.clock.advance(1000)
    expect((await say(`${words} And with me.`)).details.reason.standing).toBe('waiting')
    expect(await publicly()).toEqual([])
    // What was decided about the words of before isn’t about these.
    expect((await decide(reason, true)).details.reasons[0].standing).toBe('waiting')
    expect(await publicly()).toEqual([])
  })

  test('X-073 it is named only by who has chosen that the page may, to those who run the cause too', async () => {
    await say(words)
    const names = async (preferences: object) => {
      await prefer(preferences)
      const [reason] = await read()
      await decide(reason, true)
      return [reason.name, (await publicly())[0].name]
    }
    expect(await names({ cause_page_name: false, anonymity: false })).toEqual([null, null])
    expect(await names({ cause_page_name: true, anonymity: false })).toEqual(['Rowan', 'Rowan'])
    expect(await names({ cause_page_name: true, anonymity: true })).toEqual([null, null])
    await prefer({ cause_page_name: false, anonymity: false })
    expect(Object.keys((await publicly())[0])).toEqual(['id', 'text', 'name', 'writtenAt'])
  })

  test('taken back it is gone; who has chosen another cause isn’t quoted by the one of before', async () => {
    await say(words)
    const [reason] = await read()
    await decide(reason, true)
    await db().updateTable('app_user').set({ supported_cause_id: 2 }).where('email', '=', 'supporter@farthing.example').execute()
    expect([await publicly(), await read()]).toEqual([[], []])
    // Written about the cause of before, in a window that was left open.
    const moved = await say('My choir sings there.', { causeId: 1 })
    expect([moved.status, moved.error?.code]).toEqual([409, 'conflict'])
    expect((await server.call('GET', mine, { token: supporter })).details.reason).toBeNull()
    await db().updateTable('app_user').set({ supported_cause_id: 1 }).where('email', '=', 'supporter@farthing.example').execute()
    expect((await publicly()).length).toBe(1)
    expect((await say('')).details.reason).toBeNull()
    expect([await publicly(), await read()]).toEqual([[], []])
    // Who has it before them still hears that it’s gone.
    const late = await decide(reason, true)
    expect([late.status, late.details.reasons, await publicly()]).toEqual([200, [], []])
  })

  test('what is too short or too long is refused by its field; ten changes a day, and a fault counts for nothing', async () => {
    for (const [text, fault] of [
      ['Mum.', 'tooShort'],
      ['x'.repeat(201), 'tooLong'],
    ] as const) {
      const { status, error } = await say(text)
      expect([status, error?.fields]).toEqual([422, { text: fault }])
    }
    for (let count = 0; count < 10; count++) expect((await say(`Reason number ${count}.`)).status).toBe(200)
    expect((await say('One more than ten.')).error?.code).toBe('tooMany')
    server.clock.advance(DAY)
    supporter = (await server.logIn('supporter')).tokens.accessToken
    admin = (await server.logIn('admin')).tokens.accessToken
    expect((await say('The first of the day after.')).status).toBe(200)
  })

  test('only who runs the cause reads and decides; a dashboard counts what nobody has read', async () => {
    await say(words)
    const [reason] = await read()
    const treasurer = (await server.logIn('treasurer')).tokens.accessToken
    for (const token of [supporter, treasurer]) {
      expect((await server.call('GET', list, { token })).status).toBe(403)
      expect((await decide(reason, true, token)).status).toBe(403)
    }
    expect((await server.call('GET', list)).status).toBe(401)
    expect((await server.call('GET', mine)).status).toBe(401)
    // By the address of a cause that they do run.
    const body = { isShown: true, writtenAt: reason.writtenAt }
    const beside = await server.call('PUT', `/api/causes/id:4/support-reasons/${reason.id}`, { body, token: treasurer })
    expect([beside.status, beside.details.reasons]).toEqual([200, []])
    expect((await read())[0].standing).toBe('waiting')
    expect(await publicly()).toEqual([])
    const newest = async () =>
      (await server.call('POST', '/api/admin-dashboard-stats/1', { body: {}, token: admin })).details.reasons.newest
    expect((await newest()).text).toBe(words)
    const unread = async () =>
      (await server.call('POST', '/api/admin-dashboard-stats/1', { body: {}, token: admin })).details.reasons.unread
    expect(await unread()).toBe(1)
    await decide(reason, false)
    // What was hidden isn’t shown to them again unasked.
    expect([await unread(), await newest(), await publicly()]).toEqual([0, null, []])
    await decide(reason, true)
    expect((await publicly()).length).toBe(1)
  })

  test('beside a cause that isn’t confirmed, or has closed, nobody is quoted', async () => {
    await say(words)
    const [reason] = await read()
    await decide(reason, true)
    for (const change of [
      { review: 'waiting' as const },
      { review: 'refused' as const },
      { review: 'confirmed' as const, lifecycle: 'closed' as const },
    ]) {
      await db().updateTable('cause').set(change).where('id', '=', 1).execute()
      expect(await publicly()).toEqual([])
    }
    expect((await decide(reason, false)).error?.code).toBe('causeClosed')
    await db().updateTable('cause').set({ review: 'confirmed', lifecycle: 'open' }).where('id', '=', 1).execute()
    expect((await publicly()).length).toBe(1)
  })
})
