import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { updateFault, updateText } from '#contract/cause-admin/updates.rules.ts'
import { DAY, limits } from '#contract/limits.ts'
import { enforceRetention } from '#server/privacy/retention.job.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

test('an update has 20 to 600 characters without what stands around it, and one empty line between paragraphs', () => {
  expect(updateFault(' \n ')).toBe('required')
  expect(updateFault(`  ${'x'.repeat(19)}  `)).toBe('tooShort')
  expect([20, 600].map((length) => updateFault('x'.repeat(length)))).toEqual([null, null])
  expect(updateFault('x'.repeat(601))).toBe('tooLong')
  expect(updateText(' The van is mended.\r\n\r\n \r\n\r\nThank you. ')).toBe('The van is mended.\n\nThank you.')
})

describe.each(engines)('updates of a cause, on %s', (engine) => {
  let server: TestServer
  let admin = ''
  let key = 0
  const path = '/api/causes/id:1/updates'
  const db = () => server.services.db
  beforeAll(async () => {
    server = await openTestServer(engine)
    admin = (await server.logIn('admin')).tokens.accessToken
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await db().deleteFrom('cause_update').execute()
    await db().deleteFrom('rate_window').execute()
  })

  const post = (text: string, { token = admin, to = path, as = `update-of-test-${++key}` } = {}) =>
    server.call('POST', to, { body: { text }, token, headers: { 'idempotency-key': as } })
  const list = async (token = admin) => server.call('GET', path, { token })
  const publicly = async (id: number | string = 1) =>
    (await server.call('GET', `/api/causes/id:${id}/story`)).details.story.updates
  const texts = (updates: { text: string }[]) => updates.map(({ text }) => text)
  const trail = () =>
    db()
      .selectFrom('audit')
      .select(['action', 'user_id', 'subject'])
      .where('action', 'in', ['causeUpdatePosted', 'causeUpdateRemoved'])
      .orderBy('id')
      .execute()

  test('H-003 what somebody who runs it posts stands on the page of the cause at once, the newest three first, without who wrote it', async () => {
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday']) {
      server.clock.advance(1000)
      expect((await post(`  On ${day} the van was out. <b>Thanks</b>\n\n\n\nhttps://example.org  `)).status).toBe(200)
    }
    const kept = (day: string) => `On ${day} the van was out. <b>Thanks</b>\n\nhttps://example.org`
    const { updates, readers } = (await list()).details
    expect([texts(updates), readers]).toEqual([['Thursday', 'Wednesday', 'Tuesday', 'Monday'].map(kept), 'everyone'])
    expect(await publicly()).toEqual(updates.slice(0, 3))
    expect(Object.keys(updates[0])).toEqual(['id', 'text', 'postedAt', 'picture'])
    expect(updates[0].postedAt).toBe(new Date(server.clock.now()).toISOString())
  })

  test('the same update that is sent twice is posted once, and counts once', async () => {
    const text = 'The hall has a new roof, and it was dry on Sunday.'
    const first = await post(text, { as: 'one-update-one-key' })
    expect((await post(text, { as: 'one-update-one-key' })).details).toEqual(first.details)
    expect(texts(await publicly())).toEqual([text])
    expect((await post(`${text} Twice.`, { as: 'one-update-one-key' })).error?.code).toBe('differentBody')
  })

  test('what is empty, too short or too long is refused by its field, and counts for nothing', async () => {
    for (const [text, fault] of [
      ['  ', 'required'],
      ['Too short.', 'tooShort'],
      ['x'.repeat(601), 'tooLong'],
    ] as const) {
      const { status, error } = await post(text)
      expect([status, error?.fields]).toEqual([422, { text: fault }])
    }
    expect(await publicly()).toEqual([])
    for (let count = 0; count < limits.updatesPerDay; count++)
      expect((await post(`Update number ${count} of today.`)).status).toBe(200)
  })

  test('a cause posts five times in a day, whoever posts for it; another cause isn’t held by it', async () => {
    await db().insertInto('cause_admin').values({ cause_id: 1, user_id: 3 }).execute()
    const treasurer = (await server.logIn('treasurer')).tokens.accessToken
    for (let count = 0; count < 5; count++)
      expect((await post(`Update number ${count} of today.`, count % 2 ? { token: treasurer } : {})).status).toBe(200)
    for (const token of [admin, treasurer])
      expect((await post('One more than five of today.', { token })).error?.code).toBe('tooMany')
    expect((await post('The first of another cause.', { to: '/api/causes/id:2/updates' })).status).toBe(200)
    server.clock.advance(DAY)
    admin = (await server.logIn('admin')).tokens.accessToken
    expect((await post('The first of the day after.')).status).toBe(200)
    await db().deleteFrom('cause_admin').where('cause_id', '=', 1).where('user_id', '=', 3).execute()
  })

  test('only who runs the cause lists, posts and removes; whoever runs another, supports it or is nobody changes nothing', async () => {
    const [update] = (await post('The choir sang at the station.')).details.updates
    const others = await Promise.all((['supporter', 'treasurer', 'support'] as const).map((name) => server.logIn(name)))
    const before = await trail()
    for (const { tokens } of others) {
      expect((await list(tokens.accessToken)).status).toBe(403)
      expect((await post('Not mine to say at all.', { token: tokens.accessToken })).status).toBe(403)
      expect((await server.call('DELETE', `${path}/${update.id}`, { token: tokens.accessToken })).status).toBe(403)
    }
    expect((await server.call('GET', path)).status).toBe(401)
    expect((await server.call('DELETE', `${path}/${update.id}`)).status).toBe(401)
    // By the address of a cause that they do run, too.
    const theirs = `/api/causes/id:4/updates/${update.id}`
    expect((await server.call('DELETE', theirs, { token: others[1]?.tokens.accessToken ?? '' })).status).toBe(404)
    expect([texts(await publicly()), await trail()]).toEqual([['The choir sang at the station.'], before])
  })

  test('who is removed from the cause can’t post any more; what they posted stays the cause’s, and those who stay remove it', async () => {
    await db().insertInto('cause_admin').values({ cause_id: 1, user_id: 3 }).execute()
    const token = (await server.logIn('treasurer')).tokens.accessToken
    const [update] = (await post('The accounts are signed off.', { token })).details.updates
    expect((await server.call('DELETE', '/api/causes/id:1/admins/3', { token: admin })).status).toBe(200)
    expect((await post('And one last word from me.', { token })).status).toBe(403)
    expect((await server.call('DELETE', `${path}/${update.id}`, { token })).status).toBe(403)
    expect(texts(await publicly())).toEqual(['The accounts are signed off.'])
    const { status, details } = await server.call('DELETE', `${path}/${update.id}`, { token: admin })
    expect([status, details.updates, await publicly()]).toEqual([200, [], []])
    const [{ id: adminId } = { id: 0 }] = await db()
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'admin@farthing.example')
      .execute()
    // Once more is done already, and tells of nothing.
    expect((await server.call('DELETE', `${path}/${update.id}`, { token: admin })).status).toBe(200)
    expect((await trail()).slice(-2)).toEqual([
      { action: 'causeUpdatePosted', user_id: 3, subject: 'cause:1' },
      { action: 'causeUpdateRemoved', user_id: adminId, subject: 'cause:1' },
    ])
    expect((await server.call('DELETE', `${path}/999999`, { token: admin })).status).toBe(404)
  })

  test.each([
    ['is being checked', { review: 'waiting' }, 'nobodyYet', true],
    ['was refused', { review: 'refused' }, 'nobodyYet', true],
    ['is about to close', { lifecycle: 'closing' }, 'everyone', true],
    ['has closed', { lifecycle: 'closed' }, 'nobodyNow', false],
  ] as const)('who reads the updates of a cause that %s', async (_what, change, readers, mayPost) => {
    await post('The minibus has passed its test.')
    await db().updateTable('cause').set(change).where('id', '=', 1).execute()
    const isPublic = readers === 'everyone'
    expect([(await publicly()).length, (await list()).details.readers]).toEqual([isPublic ? 1 : 0, readers])
    const posted = await post('And it drove to the coast.')
    expect([posted.status, posted.error?.code]).toEqual(mayPost ? [200, undefined] : [409, 'causeClosed'])
    expect(await publicly()).toHaveLength(isPublic ? 2 : 0)
    await db().updateTable('cause').set({ review: 'confirmed', lifecycle: 'open' }).where('id', '=', 1).execute()
  })

  test('what was removed is kept 30 days for whoever looks into it, and what stands is kept', async () => {
    const [gone] = (await post('This one is removed again.')).details.updates
    server.clock.advance(1000)
    await post('This one stays as it stands.')
    await server.call('DELETE', `${path}/${gone.id}`, { token: admin })
    const left = async () => texts(await db().selectFrom('cause_update').select('text').orderBy('id').execute())
    server.clock.advance(30 * DAY - 1000)
    await enforceRetention(server.services)
    expect(await left()).toEqual(['This one is removed again.', 'This one stays as it stands.'])
    server.clock.advance(1000)
    await enforceRetention(server.services)
    expect(await left()).toEqual(['This one stays as it stands.'])
  })
})
