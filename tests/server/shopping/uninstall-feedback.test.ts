import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '#contract/limits.ts'
import { deleteAccounts } from '#server/account/account-deletion/account-deletions.job.ts'
import { enforceRetention } from '#server/privacy/retention.job.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const path = '/api/donation-reminder/uninstall-feedback'
const said = {
  firstName: 'Rowan',
  lastName: 'Ash',
  email: 'rowan@uninstall.example',
  reason: 'inTheWay',
  text: 'It covered the button that pays: 100 % of it.',
  mayContact: true,
}

describe.each(engines)('what people say who uninstall Donation Reminder, on %s', (engine) => {
  let server: TestServer
  let support: string
  beforeAll(async () => {
    server = await openTestServer(engine)
    support = (await server.logIn('support')).tokens.accessToken
  })
  afterAll(() => server.close())

  /** Each test sends from a network of its own. */
  const send = (changes: object, { ip, key }: { ip: string; key?: string }) =>
    server.call('POST', path, { body: { ...said, ...changes }, ip, ...(key ? { headers: { 'idempotency-key': key } } : {}) })
  const rows = () => server.services.db.selectFrom('uninstall_feedback').selectAll().orderBy('id').execute()
  const find = async (query: Record<string, string>) => {
    const { status, details } = await server.call('GET', `/api/support/uninstall-feedback?${new URLSearchParams(query)}`, {
      token: support,
    })
    expect(status).toBe(200)
    return details as { feedback: { id: number; text: string; firstName: string | null }[]; hasMore: boolean }
  }

  test('A-091, G-004, M-029 anybody may say it, once for each key, and what is left out is kept as nothing', async () => {
    const ip = '10.40.0.1'
    const key = 'uninstall-once-0001'
    for (const _ of [1, 2]) expect((await send({}, { ip, key })).status).toBe(200)
    expect((await send({ text: 'Other words' }, { ip, key })).error?.code).toBe('differentBody')
    expect((await send({ firstName: ' ', lastName: '', email: '', mayContact: false }, { ip })).status).toBe(200)
    const [first, second, ...others] = await rows()
    expect(others).toEqual([])
    expect(first).toMatchObject({
      first_name: 'Rowan',
      last_name: 'Ash',
      email: 'rowan@uninstall.example',
      reason: 'inTheWay',
      text: said.text,
      may_contact: true,
      created_at: new Date(server.clock.now()),
    })
    expect(second).toMatchObject({ first_name: null, last_name: null, email: null, may_contact: false })
  })

  test.each([
    ['V-069', { firstName: 'x'.repeat(26) }, { firstName: 'uninstallNameTooLong' }],
    ['V-070', { lastName: 'x'.repeat(26) }, { lastName: 'uninstallNameTooLong' }],
    ['V-071', { email: 'rowan' }, { email: 'emailFormat' }],
    ['V-072', { email: `${'x'.repeat(250)}@a.example` }, { email: 'emailTooLong' }],
    ['V-073', { reason: 'because' }, { reason: 'uninstallReasonRequired' }],
    ['V-074', { text: ' ' }, { text: 'uninstallTextRequired' }],
    ['U-069', { email: '' }, { email: 'emailForAnswer' }],
  ])('%s what cannot be taken is named by its field, and nothing is kept', async (_id, changes, fields) => {
    const before = await rows()
    const answer = await send(changes, { ip: '10.40.0.2' })
    expect([answer.status, answer.error?.fields]).toEqual([422, fields])
    expect(await rows()).toEqual(before)
  })

  test('C-075 names of 25 characters and addresses of 255 are taken', async () => {
    const email = `${'x'.repeat(245)}@a.example`
    expect(email).toHaveLength(255)
    const name = 'x'.repeat(25)
    expect((await send({ firstName: name, lastName: name, email }, { ip: '10.40.0.3' })).status).toBe(200)
    expect((await rows()).at(-1)).toMatchObject({ first_name: name, last_name: name, email })
  })

  test('G-004 one network may say it twenty times an hour', async () => {
    const ip = '10.40.0.4'
    const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await send({}, { ip })).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect((await send({}, { ip: '10.40.0.5' })).status).toBe(200)
    server.clock.advance(HOUR)
    expect((await send({}, { ip })).status).toBe(200)
    support = (await server.logIn('support')).tokens.accessToken
  })

  test('support reads it page by page, the newest first, and finds a part of it in any case', async () => {
    await send({ firstName: 'Hazel', email: 'hazel@uninstall.example', text: 'UNDER_LINED and 50% slower' }, { ip: '10.40.0.6' })
    const all = (await rows()).map(({ id }) => id).toReversed()
    const seen: number[] = []
    for (let page = 1, hasMore = true; hasMore; page++) {
      const found = await find({ page: `${page}` })
      expect(found.feedback.length).toBe(found.hasMore ? 20 : all.length - seen.length)
      seen.push(...found.feedback.map(({ id }) => id))
      hasMore = found.hasMore
    }
    expect(seen).toEqual(all)
    expect(seen.length).toBeGreaterThan(20)
    for (const q of ['hazel@UNINSTALL', 'Hazel ASH', 'under_lined', '50% slow'])
      expect((await find({ q })).feedback.map((one) => one.firstName)).toEqual(['Hazel'])
    // A sign of the database's own is a letter like any other.
    for (const q of ['UNDERxLINED', '_____', '50%%slower']) expect((await find({ q })).feedback).toEqual([])
  })

  test('only the support team reads it, and each look is noted', async () => {
    const looks = '/api/support/uninstall-feedback'
    const supporter = (await server.logIn('supporter')).tokens.accessToken
    expect((await server.call('GET', looks)).status).toBe(401)
    expect((await server.call('GET', looks, { token: supporter })).status).toBe(403)
    expect((await server.call('GET', `${looks}?q=hazel`, { token: support })).status).toBe(200)
    const { entries } = (await server.call('GET', '/api/support/audit?subject=call:listUninstallFeedback', { token: support }))
      .details
    expect(entries[0]).toMatchObject({ person: 'support@farthing.example', detail: { q: 'hazel' } })
  })

  test('it goes with the account that has its address, and after a year in any case', async () => {
    const { db } = server.services
    await send({ email: 'SUPPORTER@farthing.example' }, { ip: '10.40.0.7' })
    const addresses = async () => (await rows()).map(({ email }) => email)
    expect(await addresses()).toContain('SUPPORTER@farthing.example')
    await db
      .updateTable('app_user')
      .set({ disabled_at: new Date(server.clock.now()) })
      .where('email', '=', 'supporter@farthing.example')
      .execute()
    server.clock.advance(31 * DAY)
    await deleteAccounts(server.services)
    expect(await addresses()).not.toContain('SUPPORTER@farthing.example')
    expect(await addresses()).toContain('rowan@uninstall.example')
    server.clock.advance(366 * DAY)
    await enforceRetention(server.services)
    expect(await rows()).toEqual([])
  })
})
