import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callEntries } from '#contract/all-calls.ts'
import { ownBases } from '#contract/bases.ts'
import type { Call } from '#contract/call.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const MINUTE = 60_000
const password = 'Shop-for-good-1'

/** Written down by hand from what must not change on a borrowed or stolen session: address, password, ways in, money, administrators, data, the account. */
const guarded = [
  'addPaymentMethod',
  'requestClosing',
  'rejoinCause',
  'deleteAccount',
  'endHandover',
  'inviteAdmin',
  'refuseReturn',
  'leaveCause',
  'linkProvider',
  'offerHandover',
  'readDataFile',
  'removeAdmin',
  'requestData',
  'revokeInvite',
  'saveEmail',
  'savePassword',
  'savePaymentMethod',
  'undoPaymentMethod',
  'undoRemoval',
  'unlinkProvider',
]

const addressOf = (call: Call) =>
  `${ownBases[call.base]}${call.path
    .replace('id::id', 'id:1')
    .replace(/:provider/, 'facebook')
    .replace(/:(?!1)\w+/g, '1')}`

test('every call that changes what only its person may change asks for recent proof, and no other does', () => {
  // What the support team decides stands in a table of its own.
  const declared = callEntries.filter(([, { proof, access }]) => proof !== false && access !== 'support').map(([name]) => name)
  expect(declared.toSorted()).toEqual(guarded.toSorted())
})

describe.each(engines)('recent proof of the person on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  const ask = (name: string, token: string, body: unknown = []) => {
    const [, call] = callEntries.find(([one]) => one === name) ?? []
    if (!call) throw new Error(`There is no call ${name}.`)
    const hasBody = call.method !== 'GET' && call.method !== 'DELETE'
    return server.call(call.method, addressOf(call), { token, ...(hasBody ? { body } : {}) })
  }
  const post = (path: string, token: string, body: unknown = {}) => server.call('POST', `/api/user/me/${path}`, { token, body })
  const isAsked = async (token: string) => (await ask('requestData', token)).error?.code === 'proofRequired'
  const codes = async () =>
    (
      await server.services.db
        .selectFrom('mail')
        .select('subject')
        .where('subject', 'like', 'Your code for%')
        .orderBy('id')
        .execute()
    ).map(({ subject }) => /\d{6}/.exec(subject)?.[0] ?? '')
  const noteOf = async (action: string) =>
    server.services.db
      .selectFrom('audit')
      .select(['subject', 'detail', 'times'])
      .where('action', '=', action)
      .orderBy('id')
      .execute()

  test.each(guarded)('X-046, G-027, A11 %s is refused 10 minutes after logging in, and not before', async (name) => {
    const token = (await server.logIn('admin')).tokens.accessToken
    server.clock.advance(10 * MINUTE)
    expect((await ask(name, token)).error?.code).not.toBe('proofRequired')
    server.clock.advance(1000)
    const refused = await ask(name, token)
    expect([refused.status, refused.error?.code]).toEqual([403, 'proofRequired'])
  })

  test('a session that a cookie, a link of this site or a token made has no proof, however new it is', async () => {
    const before = await server.logIn('supporter')
    expect(await isAsked(before.tokens.accessToken)).toBe(false)
    server.clock.advance(10 * MINUTE + 1000)
    const legacy = await server.call('POST', '/api/auth/session-upgrade', { body: { sessionId: before.sessionId } })
    const { fingerprint } = (await server.call('POST', '/api/auth/fingerprints', { token: before.tokens.refreshToken })).details
    const handedOver = await server.call('POST', `/api/auth/fingerprints/${fingerprint}`)
    const refreshed = await server.call('POST', '/api/auth/refresh/refreshToken', { token: before.tokens.refreshToken })
    const renewed = await server.call('POST', '/api/auth/refresh/accessToken', {
      token: refreshed.details.tokens.refreshToken,
    })
    for (const { details } of [legacy, handedOver, refreshed, renewed])
      expect(await isAsked(details.tokens.accessToken)).toBe(true)
    const semi = await server.call('POST', '/api/auth/checksupporter-upgrade', {
      body: { checkSupporter: before.checkSupporter },
    })
    expect((await ask('requestData', semi.details.tokens.accessToken)).error?.code).toBe('signInAgain')
  })

  test('A-090, V-022 the password proves this session, for 10 minutes, and no other one; a wrong one is told and noted', async () => {
    const [token, other] = [await server.logIn('supporter'), await server.logIn('supporter')].map(
      ({ tokens }) => tokens.accessToken,
    ) as [string, string] // two of them
    server.clock.advance(11 * MINUTE)
    expect((await server.call('GET', '/api/user/me/proof', { token })).details).toEqual({
      hasPassword: true,
      email: 'supporter@farthing.example',
      providers: [],
    })
    expect((await post('verify-password', token, { password: 'wrong' })).error?.fields).toEqual({ password: 'passwordIncorrect' })
    expect(await isAsked(token)).toBe(true)
    expect((await post('verify-password', token, { password })).status).toBe(200)
    expect([await isAsked(token), await isAsked(other)]).toEqual([false, true])
    server.clock.advance(10 * MINUTE + 1000)
    expect(await isAsked(token)).toBe(true)
    expect(await noteOf('personProved')).toContainEqual({ subject: 'user:1', detail: { way: 'password' }, times: 1 })
    expect(await noteOf('proofFailed')).toEqual([{ subject: 'user:1', detail: { way: 'password' }, times: 1 }])
    // A flood of guesses is not looked at.
    const tries = await Promise.all(Array.from({ length: 20 }, () => post('verify-password', other, { password: 'wrong' })))
    expect(tries.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(5)
  })

  test('A1 who guesses in one session keeps nobody waiting in another, and however many sessions there are, 50 tries a day are looked at', async () => {
    const session = async () => (await server.logIn('admin')).tokens.accessToken
    const thief = await session()
    const guess = async (token: string) => (await post('verify-password', token, { password: 'wrong' })).status
    const guesses = async (token: string) => [
      await guess(token),
      await guess(token),
      await guess(token),
      await guess(token),
      await guess(token),
    ]
    expect(await guesses(thief)).toEqual(Array(5).fill(422))
    expect(await guess(thief)).toBe(429)
    expect((await post('verify-password', await session(), { password })).status).toBe(200)
    for (let more = 0; more < 8; more++) expect(await guesses(await session())).toEqual(Array(5).fill(422))
    expect((await guesses(await session())).filter((status) => status === 422)).toHaveLength(4)
    const next = await session()
    expect((await post('verify-password', next, { password })).status).toBe(429)
    server.clock.advance(24 * 60 * MINUTE)
    expect((await post('verify-password', await session(), { password })).status).toBe(200)
  })

  test('who has no password types the code from the mail: once, within 10 minutes, in their own session, in five tries', async () => {
    const tokens = [await server.logIn('treasurer'), await server.logIn('treasurer')].map(({ tokens }) => tokens.accessToken)
    const [token = '', other = ''] = tokens
    await server.services.db
      .updateTable('app_user')
      .set({ password_hash: null })
      .where('email', '=', 'treasurer@farthing.example')
      .execute()
    server.clock.advance(11 * MINUTE)
    expect((await server.call('GET', '/api/user/me/proof', { token })).details.hasPassword).toBe(false)
    const mail = async () => {
      expect((await post('proof/code', token)).status).toBe(200)
      return (await codes()).at(-1) ?? ''
    }
    const confirm = (code: string, by = token) => post('proof/code/confirmation', by, { code })
    expect((await confirm('123456')).error?.code).toBe('linkExpired')
    const stale = await mail()
    server.clock.advance(10 * MINUTE + 1000)
    expect((await confirm(stale)).error?.code).toBe('linkExpired')
    const guessed = await mail()
    const wrong = guessed === '000000' ? '000001' : '000000'
    const guesses = await Promise.all(Array.from({ length: 20 }, () => confirm(wrong)))
    expect(guesses.filter(({ error }) => error?.fields?.code === 'codeWrong')).toHaveLength(5)
    expect((await confirm(guessed)).error?.code).toBe('linkExpired')
    const code = await mail()
    expect((await confirm(code, other)).error?.code).toBe('linkExpired')
    const answers = await Promise.all([confirm(code), confirm(code), confirm(code)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([await isAsked(token), await isAsked(other)]).toEqual([false, true])
    // Mails are bounded, and nothing of a code is kept as it is.
    const asked = []
    for (let count = 0; count < 10; count++) asked.push((await post('proof/code', token)).status)
    expect(asked.filter((status) => status === 200).length).toBeLessThanOrEqual(5)
    const kept = await server.services.db.selectFrom('proof_code').selectAll().execute()
    for (const one of await codes()) expect(JSON.stringify(kept)).not.toContain(`"${one}"`)
  })

  test('V-021 a right password of now within the change itself is proof; a wrong one changes nothing', async () => {
    const token = (await server.logIn('support')).tokens.accessToken
    const change = (oldPassword: string) =>
      post('password', token, { oldPassword, newPassword: 'three blue boats', terms: { path: '/settings', statement: 'Save' } })
    expect((await change('wrong')).error?.fields).toEqual({ oldPassword: 'passwordIncorrect' })
    server.clock.advance(11 * MINUTE)
    expect((await change('wrong')).error?.fields).toEqual({ oldPassword: 'passwordIncorrect' })
    expect((await change(password)).status).toBe(200)
  })
})
