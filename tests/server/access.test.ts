import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callEntries } from '#contract/all-calls.ts'
import { ownBases } from '#contract/bases.ts'
import type { CallAccess } from '#contract/call.ts'
import { engines, openTestServer, type TestServer } from '../kit/server.ts'

type Actor = 'anonymous' | 'semi' | 'supporter' | 'adminOfIt' | 'adminOfAnother' | 'support' | 'disabled'

/** The refusal that each kind of access has for each actor; undefined where the call goes on. Cause 1 is administered by "admin", not by "treasurer". */
const refusals: Record<Exclude<CallAccess, 'refreshToken'>, Partial<Record<Actor, string>>> = {
  anyone: {},
  optional: {},
  semi: { anonymous: 'notSignedIn', disabled: 'notSignedIn' },
  full: { anonymous: 'notSignedIn', semi: 'signInAgain', disabled: 'notSignedIn' },
  causeAdmin: {
    anonymous: 'notSignedIn',
    semi: 'signInAgain',
    supporter: 'notAllowed',
    adminOfAnother: 'notAllowed',
    support: 'notAllowed',
    disabled: 'notSignedIn',
  },
  support: {
    anonymous: 'notSignedIn',
    semi: 'signInAgain',
    supporter: 'notAllowed',
    adminOfIt: 'notAllowed',
    adminOfAnother: 'notAllowed',
    disabled: 'notSignedIn',
  },
}

/** An address that the call answers, for a cause that is there and things that are not. */
const addressOf = (call: { base: keyof typeof ownBases; path: string }) =>
  `${ownBases[call.base]}${call.path}`
    .replace('id::id', 'id:1')
    .replace(/:(\w+)/g, (_, name) => (name === 'id' ? '1' : name === '1' ? ':1' : 'x'))
    .replace(/\/$/, '')

describe.each(engines)('access on %s', (engine) => {
  let server: TestServer
  const tokens: Partial<Record<Actor, string>> = {}
  /** Who is logged in; what logs somebody out everywhere is followed by it. */
  async function signIn() {
    const { checkSupporter, tokens: supporter } = await server.logIn('supporter')
    tokens.semi = (
      await server.call('POST', '/api/auth/checksupporter-upgrade', { body: { checkSupporter } })
    ).details.tokens.accessToken
    tokens.supporter = supporter.accessToken
    tokens.adminOfIt = (await server.logIn('admin')).tokens.accessToken
    tokens.adminOfAnother = (await server.logIn('treasurer')).tokens.accessToken
    tokens.support = (await server.logIn('support')).tokens.accessToken
  }
  beforeAll(async () => {
    server = await openTestServer(engine)
    await signIn()
    const gone = await server.call('POST', '/api/user', {
      body: {
        firstName: 'Gone',
        lastName: 'Away',
        email: 'gone@example.org',
        password: 'three blue boats',
        userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
        marketingPreferences: [],
      },
    })
    tokens.disabled = gone.details.tokens.accessToken
    await server.services.db
      .updateTable('app_user')
      .set({ disabled_at: new Date(server.clock.now()) })
      .where('email', '=', 'gone@example.org')
      .execute()
  })
  afterAll(() => server.close())

  const guarded = callEntries.filter(([, call]) => call.access !== 'anyone' && call.access !== 'optional')
  // Whoever may make these is logged out by them.
  const ending: string[] = ['endDevice', 'endAllDevices']
  const named = guarded.map(([name, call]) => [`${call.id} ${name}`, call, ending.includes(name)] as const)
  test.each(named)('A9, P-017, X-060, %s is open to whom it should be, for seven actors', async (_name, call, isEnding) => {
    const url = addressOf(call)
    for (const actor of ['anonymous', 'semi', 'supporter', 'adminOfIt', 'adminOfAnother', 'support', 'disabled'] as const) {
      // An empty body is not valid for any of these calls that change something, so nobody changes anything here.
      const answer = await server.call(call.method, url, {
        ...(tokens[actor] ? { token: tokens[actor] } : {}),
        ...(call.method === 'GET' || call.method === 'DELETE' ? {} : { body: [] }),
      })
      const expected = call.access === 'refreshToken' ? 'RefreshTokenNotFound' : refusals[call.access][actor]
      if (expected) expect([actor, answer.error?.code, answer.details]).toEqual([actor, expected, undefined])
      else expect(['notSignedIn', 'signInAgain', 'notAllowed']).not.toContain(answer.error?.code)
      expect(answer.status).not.toBe(500)
      if (isEnding) await signIn()
    }
  })

  test('P-006, X-058 whoever runs a cause has its dashboard and edits it; the wish for mails named cause_admin gives and takes no right', async () => {
    const of = async (actor: 'adminOfIt' | 'supporter') => {
      const token = tokens[actor] ?? ''
      const { adminCauses } = (await server.call('GET', '/api/user/me', { token })).details.user
      const dashboard = await server.call('POST', '/api/admin-dashboard-stats/1', { body: {}, token })
      const edit = await server.call('POST', '/api/causes/id:1', { body: { description: 'Care at home.' }, token })
      return [adminCauses.includes(1), dashboard.status, edit.status]
    }
    for (const isWanted of [false, true]) {
      await sql`UPDATE app_user SET preferences = preferences || ${JSON.stringify({ cause_admin: isWanted })}::jsonb WHERE id IN (1, 2)`.execute(
        server.services.db,
      )
      expect(await of('adminOfIt')).toEqual([true, 200, 200])
      expect(await of('supporter')).toEqual([false, 403, 403])
    }
  })

  test('refused calls are counted by day, call and reason, not kept one by one', async () => {
    const { db, refusals } = server.services
    await refusals.write()
    const trail = await db.selectFrom('audit').selectAll().execute()
    const times = async () => {
      const rows = await db.selectFrom('refusal_count').selectAll().where('call', '=', 'readMe').execute()
      return Object.fromEntries(rows.map((row) => [`${row.day} ${row.code}`, row.times]))
    }
    const before = await times()
    const ask = () => server.call('GET', '/api/user/me')
    expect(await Promise.all(Array.from({ length: 200 }, async () => (await ask()).status))).toEqual(Array(200).fill(401))
    await refusals.write()
    expect(await times()).toEqual({ '2026-11-21 notSignedIn': (before['2026-11-21 notSignedIn'] ?? 0) + 200 })
    expect(await db.selectFrom('audit').selectAll().execute()).toEqual(trail)
    expect(JSON.stringify(await db.selectFrom('refusal_count').selectAll().execute())).not.toContain('eyJ')
  })

  test('another person’s donation is as unknown as none', async () => {
    const { id } = await server.services.db.selectFrom('donation').select('id').where('user_id', '=', 1).executeTakeFirstOrThrow()
    const mine = await server.call('GET', `/api/user/me/transactions/${id}`, { token: tokens.supporter ?? '' })
    const theirs = await server.call('GET', `/api/user/me/transactions/${id}`, { token: tokens.adminOfIt ?? '' })
    const none = await server.call('GET', '/api/user/me/transactions/D000000000', { token: tokens.adminOfIt ?? '' })
    expect([mine.status, theirs.status, theirs.text]).toEqual([200, 404, none.text])
  })

  test('A18 no call takes more than 64 KiB but those of pictures, which take one of 5 MB and no more', async () => {
    const post = async (url: string, method: 'POST' | 'PUT', size: number) =>
      (
        await server.app.inject({
          method,
          url,
          payload: JSON.stringify({ imagePayload: 'a'.repeat(size) }),
          headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.support ?? ''}` },
        })
      ).statusCode
    const pictures: string[] = []
    for (const [name, call] of callEntries) {
      if (call.method !== 'POST' && call.method !== 'PUT') continue
      expect([name, await post(addressOf(call), call.method, call.bodyLimit)]).toEqual([name, 413])
      if (call.bodyLimit > 65_536) pictures.push(name)
    }
    const saved = ['saveAvatar', 'saveCauseCover', 'saveCauseLogo', 'saveUpdatePicture']
    expect(pictures.toSorted()).toEqual(['addEvidence', 'answerPaymentRun', ...saved])
  })
})
