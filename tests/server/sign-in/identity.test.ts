import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '#contract/limits.ts'
import type { Identity } from '#contract/sign-in/identity.ts'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import { apple } from '#server/sign-in/provider-login/apple.ts'
import { facebook } from '#server/sign-in/provider-login/facebook.ts'
import { startIdentityProvider, type TestIdentityProvider } from '#tests/kit/identity-provider.ts'
import { freePort } from '#tests/kit/ports.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const providers = ['facebook', 'apple'] as const
let provider: TestIdentityProvider
beforeAll(async () => {
  provider = await startIdentityProvider(await freePort())
})
afterAll(() => provider.stop())

describe.each(engines)('logging in with the account of another service on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine, { identityProviders: provider.apps })
  })
  afterAll(() => server.close())

  let people = 0
  /** Somebody who has said yes at the provider; each comes from an address of their own. */
  async function somebody(name: ProviderName, person = `Person ${++people}`): Promise<Identity> {
    const dialog = await server.call('GET', `/login/${name}/dialog?state=s`)
    const code = await provider.sayYes(String(dialog.headers.location), person)
    const answer = await server.call('POST', `/api/login-providers/${name}/codes`, { body: { code }, ip: `10.1.0.${++people}` })
    expect(answer.status).toBe(200)
    return answer.details.identity
  }
  const logIn = (name: ProviderName, { clientId, token, ticket }: Omit<Identity, 'ticket'> & { ticket?: string }) =>
    name === 'facebook'
      ? server.call('POST', '/api/login-facebook', {
          body: { accessToken: token, facebookId: clientId, source: 'website', ticket },
        })
      : server.call('POST', '/api/login-apple-id', {
          body: { refreshToken: token, appleId: clientId, source: 'website', ticket },
        })
  const proof = (name: ProviderName, { token }: Identity) =>
    name === 'facebook' ? { accessToken: token } : { refreshToken: token }
  const link = async (name: ProviderName, who: Identity, as: 'supporter' | 'admin' | 'treasurer' = 'supporter') =>
    server.call('PUT', `/api/user/me/oauth/${name}/${who.clientId}`, {
      token: (await server.logIn(as)).tokens.accessToken,
      body: { ...proof(name, who), clientUsername: who.clientUsername },
    })

  test.each(providers)(
    'A-011, A-012, A-028, A-029, A-030, F-043, M-006 %s: unknown, linked, logged in with, unlinked',
    async (name) => {
      const who = await somebody(name)
      expect(await logIn(name, who)).toMatchObject({ status: 404, error: { code: 'noAccount' } })
      const told = () =>
        server.services.db.selectFrom('mail').select('text').where('subject', 'like', 'You can now log in to%').execute()
      const before = (await told()).length
      expect((await link(name, who)).status).toBe(200)
      expect((await link(name, who)).status).toBe(200)
      // A new way into an account is told to its owner, once.
      expect(await told()).toHaveLength(before + 1)
      const entered = await logIn(name, who)
      expect(entered.status).toBe(200)
      expect(entered.details).toMatchObject({ sessionId: expect.any(String), checkSupporter: expect.any(String) })
      const token = entered.details.tokens.accessToken
      expect((await server.call('GET', '/api/user/me', { token })).details.user.email).toBe('supporter@farthing.example')
      const linked = (await server.call('GET', '/api/user/me/oauth', { token })).details.providers
      expect(linked).toContainEqual({
        provider: name,
        clientId: who.clientId,
        ...(who.clientUsername ? { clientUsername: who.clientUsername } : {}),
        userId: entered.details.user.id,
      })
      expect((await server.call('DELETE', `/api/user/me/oauth/${name}/${who.clientId}`, { token })).status).toBe(200)
      expect((await logIn(name, who)).error?.code).toBe('noAccount')
    },
  )

  test.each(providers)('A12 %s: a token of another app is refused, and so is one of another person', async (name) => {
    const others = name === 'facebook' ? facebook(provider.otherApps.facebook) : apple(provider.otherApps.apple, server.clock)
    const there = 'https://other.example/back'
    const foreign = await others.exchange(await provider.sayYes(others.dialog(there, 's'), 'Victim'), there)
    const victim = await somebody(name, 'Victim')
    expect(victim.clientId).toBe(foreign.clientId)
    expect((await link(name, victim)).status).toBe(200)
    expect(await logIn(name, foreign)).toMatchObject({ status: 401, error: { code: 'providerRefused' } })
    const attacker = await somebody(name, 'Attacker')
    expect((await logIn(name, { ...attacker, clientId: victim.clientId })).status).toBe(401)
    expect((await link(name, { ...attacker, clientId: victim.clientId }, 'admin')).status).toBe(401)
    expect((await logIn(name, { ...attacker, token: 'made-up' })).status).toBe(401)
  })

  test.each(providers)(
    'X-046, G-027 %s: a token that is months old lets in and proves nothing; a yes of now proves for 10 minutes',
    async (name) => {
      const person = `Person of ${name}`
      const who = await somebody(name, person)
      expect((await link(name, who)).status).toBe(200)
      const isAsked = async (token: string) =>
        (await server.call('POST', '/api/user/me/data/data-requests', { token, body: {} })).error?.code === 'proofRequired'
      const { ticket: _, ...older } = who
      const entered = (await logIn(name, older)).details.tokens.accessToken
      expect(await isAsked(entered)).toBe(true)
      // The ticket of somebody else's yes is none.
      const other = await somebody(name)
      expect(await isAsked((await logIn(name, { ...who, ticket: other.ticket })).details.tokens.accessToken)).toBe(true)
      server.clock.advance(9 * MINUTE)
      const now = (await logIn(name, who)).details.tokens.accessToken
      expect(await isAsked(now)).toBe(false)
      // Ten minutes from the yes, not from the log in.
      server.clock.advance(MINUTE + 1000)
      expect(await isAsked(now)).toBe(true)
      expect(await isAsked((await logIn(name, who)).details.tokens.accessToken)).toBe(true)
      const prove = (code: string) =>
        server.call('POST', `/api/user/me/proof/providers/${name}`, { token: now, body: { code }, ip: '10.6.0.1' })
      const say = async (as: string) =>
        provider.sayYes(String((await server.call('GET', `/login/${name}/dialog?state=s`)).headers.location), as)
      expect((await prove(who.token)).error?.code).toBe('providerRefused')
      expect((await prove(await say('Somebody else'))).error?.code).toBe('noAccount')
      expect(await isAsked(now)).toBe(true)
      const code = await say(person)
      expect((await prove(code)).status).toBe(200)
      expect(await isAsked(now)).toBe(false)
      expect((await prove(code)).error?.code).toBe('providerRefused')
      // It is this session that has been proven.
      expect(await isAsked(entered)).toBe(true)
      server.clock.advance(10 * MINUTE + 1000)
      expect(await isAsked(now)).toBe(true)
    },
  )

  test('A12 the same id at the other provider is not linked', async () => {
    const who = await somebody('facebook')
    expect((await link('facebook', who)).status).toBe(200)
    const rows = server.services.db.selectFrom('oauth_link').select('provider').where('client_id', '=', who.clientId)
    expect(await rows.execute()).toEqual([{ provider: 'facebook' }])
    expect((await logIn('apple', who)).status).toBe(401)
  })

  test('A-029 an account of Facebook belongs to one person: of 20 that link it at once, all as two people, one person has it', async () => {
    const who = await somebody('facebook')
    const [one, other] = await Promise.all([server.logIn('admin'), server.logIn('treasurer')])
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        server.call('PUT', `/api/user/me/oauth/facebook/${who.clientId}`, {
          token: (index % 2 === 0 ? one : other).tokens.accessToken,
          body: proof('facebook', who),
          ip: `10.2.0.${index}`,
        }),
      ),
    )
    const codes = answers.map(({ status, error }) => `${status} ${error?.code ?? ''}`.trim())
    expect(codes.filter((code) => code === '200')).toHaveLength(10)
    expect(codes.filter((code) => code === '409 providerTaken')).toHaveLength(10)
  })

  test('A-012 a code works once; nobody else can use it; a made-up one is refused', async () => {
    const dialog = await server.call('GET', '/login/apple/dialog?state=s')
    const code = await provider.sayYes(String(dialog.headers.location), 'Once')
    const exchange = () => server.call('POST', '/api/login-providers/apple/codes', { body: { code }, ip: '10.3.0.1' })
    expect((await exchange()).status).toBe(200)
    expect((await exchange()).error?.code).toBe('providerRefused')
    expect((await server.call('POST', '/api/login-providers/google/codes', { body: { code }, ip: '10.3.0.1' })).status).toBe(404)
  })

  test('F-043, M-015 an account made with Facebook can be logged in with it; without a proof there is no account', async () => {
    const who = await somebody('facebook')
    const register = (oAuthAccessToken: string, email: string) =>
      server.call('POST', '/api/user', {
        body: {
          firstName: 'Rowan',
          lastName: 'Ellis',
          email,
          password: 'three blue boats',
          userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
          marketingPreferences: [],
          oAuthProvider: 'facebook',
          oAuthClientId: who.clientId,
          oAuthClientUsername: who.clientUsername,
          oAuthAccessToken,
        },
      })
    expect((await register('made-up', 'linked@example.org')).error?.code).toBe('providerRefused')
    const made = await register(who.token, 'linked@example.org')
    expect(made.status).toBe(200)
    expect((await logIn('facebook', who)).details.user.id).toBe(made.details.user.id)
    expect((await register(who.token, 'second@example.org')).error?.code).toBe('providerTaken')
    expect((await server.call('GET', '/api/users/email-exists?email=second@example.org')).details.exists).toBe(false)
  })

  test('S20 an address that somebody else registered with their Facebook: its owner is told, and a new password shuts that way in', async () => {
    const thief = await somebody('facebook')
    const email = 'victim@example.org'
    const made = await server.call('POST', '/api/user', {
      body: {
        firstName: 'Mallory',
        lastName: 'Ellis',
        email,
        password: 'three blue boats',
        userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
        marketingPreferences: [],
        sendWelcomeEmail: false,
        oAuthProvider: 'facebook',
        oAuthClientId: thief.clientId,
        oAuthAccessToken: thief.token,
      },
    })
    expect(made.status).toBe(200)
    const mails = () =>
      server.services.db.selectFrom('mail').select(['subject', 'text']).where('recipient', '=', email).orderBy('id').execute()
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Someone made a Farthing account with your email address'])
    expect((await logIn('facebook', thief)).status).toBe(200)
    await server.call('POST', '/api/password/forgot', { body: { email } })
    await expect.poll(async () => (await mails()).length).toBe(2)
    const link = /\/password\/reset\/([\w-]+)/.exec((await mails())[1]?.text ?? '')?.[1]
    const body = { newPassword: 'four green kites' }
    expect((await server.call('POST', `/api/password/reset/${link}`, { body })).status).toBe(200)
    expect((await logIn('facebook', thief)).error?.code).toBe('noAccount')
    expect((await mails()).at(-1)?.text).toContain('Facebook')
  })

  test('A-011 a closed account is not entered through Facebook; tries are counted', async () => {
    const who = await somebody('facebook')
    expect((await link('facebook', who, 'treasurer')).status).toBe(200)
    const treasurer = server.services.db.updateTable('app_user').where('email', '=', 'treasurer@farthing.example')
    await treasurer.set({ disabled_at: new Date(server.clock.now()) }).execute()
    expect((await logIn('facebook', who)).error?.code).toBe('noAccount')
    await treasurer.set({ disabled_at: null }).execute()
    const many = { body: { accessToken: 'made-up', facebookId: '1', source: 'website' }, ip: '10.4.0.1' }
    for (let index = 0; index < 30; index++) expect((await server.call('POST', '/api/login-facebook', many)).status).toBe(401)
    expect((await server.call('POST', '/api/login-facebook', many)).status).toBe(429)
    server.clock.advance(15 * MINUTE)
    expect((await server.call('POST', '/api/login-facebook', many)).status).toBe(401)
  })

  test('F-039, F-041 a provider that is down is no fault of the person', async () => {
    const who = await somebody('facebook')
    const whoElse = await somebody('apple')
    await provider.stop()
    const answers = [
      await logIn('facebook', who),
      await logIn('apple', whoElse),
      await server.call('POST', '/api/login-providers/apple/codes', { body: { code: 'c' }, ip: '10.5.0.1' }),
    ]
    expect(answers.map(({ status, error }) => [status, error?.code])).toEqual(answers.map(() => [503, 'providerDown']))
    await provider.startAgain()
    expect((await logIn('facebook', who)).error?.code).toBe('providerRefused')
  })
})
