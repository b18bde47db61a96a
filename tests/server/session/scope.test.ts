import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUR } from '#contract/limits.ts'
import { sessionCalls } from '#contract/session/session.calls.ts'
import { signInCalls } from '#contract/sign-in/sign-in.calls.ts'
import { linkKinds, newLink } from '#server/shared/sign-in/one-time-links.ts'
import { allCallNames, closureOf, type Known, type Pool, triedCalls } from '#tests/kit/closure.ts'
import { secretSlots } from '#tests/kit/contract-slots.ts'
import { columnRows, headerRows, keptRows, linkRows, plainColumns } from '#tests/kit/credential-traces.ts'
import { contractRows, type Kind, notTried, reachOf } from '#tests/kit/credentials.ts'
import type { TestIdentityProvider } from '#tests/kit/identity-provider.ts'
import { engines, type TestServer } from '#tests/kit/server.ts'
import { openServerWithProviders } from '#tests/kit/server-with-providers.ts'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const known = (names: string) => names.split(', ').filter((name) => name !== 'nothing' && !(name in reachOf))

test('every place of the contract where a person could be carried has its row, and every row its place', () => {
  const rows = Object.entries(contractRows).flatMap(([call, { takes, gives, chooses }]) => [
    ...Object.keys({ ...takes, ...chooses }).map((where) => `${call} in ${where}`),
    ...Object.keys(gives ?? {}).map((where) => `${call} out ${where}`),
  ])
  expect(secretSlots.map(({ id }) => id).toSorted()).toEqual(rows.toSorted())
  // A call of the session is tried, or says why not.
  const seen = new Set<string>([...triedCalls, ...Object.keys(notTried), 'checkLoggedIn'])
  expect([...Object.keys(sessionCalls), ...Object.keys(signInCalls)].filter((name) => !seen.has(name))).toEqual([])
  expect(Object.keys(notTried).filter((name) => !allCallNames.includes(name))).toEqual([])
})

test('every kind of link, every cookie and kept value, and every header that is read has its row', async () => {
  expect(Object.keys(linkRows).toSorted()).toEqual([...linkKinds].toSorted())
  const named = (path: string, type: string) =>
    [...(new RegExp(`export type ${type} =([^\\n]*(?:\\n +\\|[^\\n]*)*)`).exec(read(path))?.[1] ?? '').matchAll(/'(\w+)'/g)].map(
      ([, name]) => name,
    )
  const kept = [...named('src/web/platform/cookies.ts', 'CookieName'), ...named('src/web/platform/storage.ts', 'StorageKey')]
  expect(kept.length).toBeGreaterThan(8)
  expect(kept.filter((name) => !((name ?? '') in keptRows))).toEqual([])
  const headers = new Set<string>()
  for await (const path of glob('src/server/**/*.ts', { cwd: new URL('../../..', import.meta.url).pathname }))
    for (const [, name] of read(path).matchAll(/request\.headers\['([\w-]+)'\]/g)) if (name) headers.add(name)
  expect([...headers].filter((name) => !(name in headerRows))).toEqual([])
  const all = { ...linkRows, ...keptRows, ...headerRows, ...columnRows }
  expect(Object.values(all).flatMap(known)).toEqual([])
})

describe.each(engines)('how far each credential leads on %s', (engine) => {
  let server: TestServer
  let provider: TestIdentityProvider
  beforeAll(async () => {
    ;({ server, provider } = await openServerWithProviders(engine))
  })
  afterAll(() => server.close())

  test('every column that could be the trace of a secret has its row', async () => {
    const { rows } = await sql<{ name: string }>`SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name ~ '(hash|secret|token|code|key|password|nonce|session|installation_id)$'`.execute(
      server.services.db,
    )
    const names = rows.map(({ name }) => name).filter((name) => !name.startsWith('postback.'))
    expect(names.filter((name) => !(name in columnRows) && !(name in plainColumns))).toEqual([])
  })

  let people = 0
  const userTerms = [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }]
  const password = 'three blue boats'
  const post = (url: string, body?: unknown, token?: string) =>
    server.call('POST', url, { body: body ?? {}, ip: `10.200.${people >> 8}.${people & 255}`, ...(token ? { token } : {}) })
  async function sayYes(name: 'facebook' | 'apple', who: string) {
    const dialog = await server.call('GET', `/login/${name}/dialog?state=s`)
    return provider.sayYes(String(dialog.headers.location), who)
  }
  const identityOf = async (name: 'facebook' | 'apple', who: string) =>
    (await post(`/api/login-providers/${name}/codes`, { code: await sayYes(name, who) })).details.identity

  /** Somebody new with every kind of credential. */
  async function somebody() {
    people += 1
    const email = `person${people}@example.org`
    const name = `Person ${people}`
    const { details } = await post('/api/user', {
      firstName: 'Rowan',
      lastName: 'Ellis',
      email,
      password,
      userTerms,
      marketingPreferences: [],
    })
    const token: string = details.tokens.accessToken
    const facebook = await identityOf('facebook', name)
    const apple = await identityOf('apple', name)
    for (const [of, { clientId, token: proof }] of Object.entries({ facebook, apple }))
      await server.call('PUT', `/api/user/me/oauth/${of}/${clientId}`, {
        token,
        body: of === 'facebook' ? { accessToken: proof } : { refreshToken: proof },
      })
    const person: Known = { id: details.user.id, email, facebookId: facebook.clientId, appleId: apple.clientId }
    const logIn = async () => (await post('/api/login-cookie', { email, password, source: 'website' })).details
    const half = async () => {
      const { checkSupporter } = await logIn()
      return (await post('/api/auth/checksupporter-upgrade', { checkSupporter })).details
    }
    return { person, name, details, token, logIn, half }
  }
  type Somebody = Awaited<ReturnType<typeof somebody>>

  const link = (kind: (typeof linkKinds)[number], detail?: string) => (of: Somebody) => {
    const expires = server.clock.now() + HOUR
    return newLink(server.services.db, { kind, userId: of.person.id, expires, ...(detail ? { detail } : {}) })
  }
  const fingerprint = async (refreshToken: string) => (await post('/api/auth/fingerprints', {}, refreshToken)).details.fingerprint
  const retrofit = async (accessToken: string) => (await post('/api/auth/session-retrofit', {}, accessToken)).details

  /** How each credential of the table comes to be, and as what it is shown. */
  const made: Record<keyof typeof reachOf, [Kind, (of: Somebody) => Promise<string>]> = {
    nothing: ['plain', async () => ''],
    'a password': ['password', async () => password],
    'a link to log in': ['loginLink', link('login')],
    'a link to a new password': ['resetLink', link('passwordReset')],
    'the link of the first mail': ['resetLink', link('welcome')],
    'a link that takes an address back': ['resetLink', (of) => link('emailUndo', of.person.email)(of)],
    'a link that opens a closed account': ['resetLink', link('reactivation')],
    'a provider’s code': ['providerCode', (of) => sayYes('facebook', of.name)],
    'a provider’s token': ['providerToken', async (of) => (await identityOf('apple', of.name)).token],
    'a ticket of an exchange with a provider': ['providerTicket', async (of) => (await identityOf('facebook', of.name)).ticket],
    'an access token': ['accessToken', async (of) => of.token],
    'an access token of a half session': ['accessToken', async (of) => (await of.half()).tokens.accessToken],
    'a refresh token': ['refreshToken', async (of) => of.details.tokens.refreshToken],
    'a refresh token of a half session': ['refreshToken', async (of) => (await of.half()).tokens.refreshToken],
    'an id of the older site': ['legacySession', async (of) => of.details.sessionId],
    'an id of the older site, made anew with full tokens': ['legacySession', async (of) => (await retrofit(of.token)).sessionId],
    'an id of the older site, made with half a session': [
      'legacySession',
      async (of) => (await retrofit((await of.half()).tokens.accessToken)).sessionId,
    ],
    'a check-supporter hash': ['checkSupporter', async (of) => of.details.checkSupporter],
    'a check-supporter hash, made anew': ['checkSupporter', async (of) => (await retrofit(of.token)).checkSupporter],
    'a link that hands a session over': ['fingerprint', (of) => fingerprint(of.details.tokens.refreshToken)],
    'a link that hands half a session over': ['fingerprint', async (of) => fingerprint((await of.half()).tokens.refreshToken)],
    'an address of an archive': ['loginLink', link('archive', 'a-file')],
    'a code for a new address': [
      'emailCode',
      async (of) => {
        await post('/api/user/me/email', { email: `new-${of.person.email}`, terms: { path: '', statement: '' } }, of.token)
        const mails = server.services.db.selectFrom('mail').select('text').where('recipient', '=', `new-${of.person.email}`)
        return /\b(\d{6})\b/.exec((await mails.executeTakeFirstOrThrow()).text)?.[1] ?? ''
      },
    ],
    'a code that proves who is logged in': [
      'emailCode',
      async (of) => {
        await post('/api/user/me/proof/code', {}, of.token)
        const mails = server.services.db.selectFrom('mail').select('subject').where('recipient', '=', of.person.email)
        const subjects = (await mails.execute()).map(({ subject }) => subject)
        return /\b(\d{6})$/.exec(subjects.find((subject) => subject.startsWith('Your code')) ?? '')?.[1] ?? ''
      },
    ],
    'a mark of a known device': ['plain', async () => 'a-mark-of-a-known-device'],
    'an invitation to run a cause': [
      'invitation',
      async (of) => {
        await post(
          '/api/causes/id:1/admin-invites',
          { email: of.person.email, hasAgreed: true },
          (await server.logIn('admin')).tokens.accessToken,
        )
        const mails = server.services.db.selectFrom('mail').select('text').where('recipient', '=', of.person.email)
        const all = (await mails.orderBy('id').execute()).map(({ text }) => text).join('\n')
        return /admin-invites\/([\w-]+)/.exec(all)?.[1] ?? ''
      },
    ],
    'a code of a draft': [
      'draftCode',
      async (of) =>
        (await post('/api/drafts', { kind: 'cause', version: 1, id: 'a-draft-of-a-cause', answers: { email: of.person.email } }))
          .details.code,
    ],
    'a proof that mail may stop': ['stopProof', async () => 'a-proof-that-stops-mail'],
    'a key of a call that was answered': [
      'plain',
      async () => {
        const key = `a key of person ${people}`
        const body = {
          firstName: 'A',
          lastName: 'B',
          email: `kept${people}@example.org`,
          password,
          userTerms,
          marketingPreferences: [],
        }
        await server.call('POST', '/api/user', { body, headers: { 'idempotency-key': key }, ip: `10.201.0.${people}` })
        return key
      },
    ],
    'an installation id': ['plain', async () => 'an-installation-id-of-theirs'],
    'a visit session': ['visitSession', async () => 'a-visit-session'],
    'the public name of an account': ['plain', async (of) => of.details.user.hash],
  }

  test.each(Object.keys(reachOf))('S16, X-004 from %s alone', async (name) => {
    const of = await somebody()
    const [kind, make] = made[name] ?? ['plain', async () => '']
    const value = await make(of)
    expect([name, value === '']).toEqual([name, name === 'nothing'])
    // What has no place of its own is still tried wherever a secret goes.
    const pool: Pool =
      value === '' ? new Map() : new Map([['start', { kind: kind === 'plain' ? ('stopProof' as const) : kind, value }]])
    expect([name, await closureOf(server, of.person, pool)]).toEqual([name, reachOf[name]?.[0]])
  })
})
