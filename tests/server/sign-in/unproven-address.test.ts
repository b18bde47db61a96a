import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import type { TestIdentityProvider } from '#tests/kit/identity-provider.ts'
import { newPerson } from '#tests/kit/new-person.ts'
import { engines, type TestServer } from '#tests/kit/server.ts'
import { openServerWithProviders } from '#tests/kit/server-with-providers.ts'

describe.each(engines)('an account that was made with an address that may be somebody else’s, on %s', (engine) => {
  let server: TestServer
  let provider: TestIdentityProvider
  beforeAll(async () => {
    ;({ server, provider } = await openServerWithProviders(engine))
  })
  afterAll(() => server.close())

  const db = () => server.services.db
  const post = (path: string, body: object = {}, token?: string) =>
    server.call('POST', `/api${path}`, { body, ...(token ? { token } : {}), ip: `10.3.0.${++calls % 250}` })
  let calls = 0
  let people = 0
  const mailsTo = (email: string) =>
    db().selectFrom('mail').select(['subject', 'text']).where('recipient', '=', email).orderBy('id').execute()
  const secretIn = async (email: string, path: string) => {
    const texts = (await mailsTo(email)).map(({ text }) => new RegExp(`/${path}/([\\w-]+)`).exec(text)?.[1])
    return texts.findLast((found) => found !== undefined) ?? ''
  }
  async function mailedLink(email: string, call: '/login-links' | '/password/forgot', path: string): Promise<string> {
    const before = (await mailsTo(email)).length
    await post(call, { email })
    await expect.poll(async () => (await mailsTo(email)).length).toBe(before + 1)
    return secretIn(email, path)
  }
  async function identity() {
    const dialog = await server.call('GET', '/login/facebook/dialog?state=s')
    const code = await provider.sayYes(String(dialog.headers.location), `Person ${++people}`)
    return (await post('/login-providers/facebook/codes', { code })).details.identity
  }
  const logIn = (email: string) => post('/login-cookie', { email, password: 'three blue boats', source: 'website' })
  const isIn = async (token: string) => (await server.call('GET', '/api/user/me', { token })).status === 200

  /** Somebody joins with an address, their password and their Facebook, and asks for another address; nothing was proven. */
  async function join(email: string, sendWelcomeEmail = true) {
    const facebook = await identity()
    const proof = { oAuthProvider: 'facebook', oAuthClientId: facebook.clientId, oAuthAccessToken: facebook.token }
    const made = await post('/user', { ...newPerson(email), ...proof, sendWelcomeEmail })
    expect(made.status).toBe(200)
    const { tokens, sessionId, checkSupporter, user } = made.details
    const byFacebook = () =>
      post('/login-facebook', { accessToken: facebook.token, facebookId: facebook.clientId, source: 'website' })
    await post('/user/me/email', { email: `mine-${email}`, terms: { path: '', statement: '' } }, tokens.accessToken)
    const code = /\b(\d{6})\b/.exec((await mailsTo(`mine-${email}`))[0]?.text ?? '')?.[1]
    return { id: user.id as number, token: tokens.accessToken as string, tokens, sessionId, checkSupporter, byFacebook, code }
  }
  type Joined = Awaited<ReturnType<typeof join>>

  /** Whatever somebody has from before the proof. */
  async function waysInOf(email: string, thief: Joined) {
    const tries = {
      password: (await logIn(email)).status,
      facebook: (await thief.byFacebook()).status,
      accessToken: (await server.call('GET', '/api/user/me', { token: thief.token })).status,
      refreshToken: (await post('/auth/refresh/refreshToken', {}, thief.tokens.refreshToken)).status,
      olderSite: (await post('/auth/session-upgrade', { sessionId: thief.sessionId })).status,
      recognised: (await post('/auth/checksupporter-upgrade', { checkSupporter: thief.checkSupporter })).status,
      newAddress: (await post('/user/me/email/confirmation', { code: thief.code }, thief.token)).status,
    }
    return Object.entries(tries).filter(([, status]) => status < 400)
  }
  const leftOf = async (userId: number) => {
    const known = await db().selectFrom('known_device').select('hash').where('user_id', '=', userId).execute()
    const change = await db().selectFrom('email_change').select('email').where('user_id', '=', userId).execute()
    return { known: known.length, change: change.length }
  }

  test('A32 who logs in with a mailed link to an account that somebody else made ends all that they have, and is told; a new password can be chosen at once', async () => {
    const email = 'victim.link@example.org'
    const thief = await join(email)
    const entered = await post(`/login-links/${await mailedLink(email, '/login-links', 'login/link')}`)
    expect(entered.status).toBe(200)
    expect(await waysInOf(email, thief)).toEqual([])
    // The device that the link was used on.
    expect(await leftOf(thief.id)).toEqual({ known: 1, change: 0 })
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Only you can get into your Farthing account now')
    expect(await isIn(entered.details.tokens.accessToken)).toBe(true)
    const chosen = await post(`/password/reset/${entered.details.passwordReset}`, { newPassword: 'four green kites' })
    expect(chosen.status).toBe(200)
    expect((await post('/login-cookie', { email, password: 'four green kites', source: 'website' })).status).toBe(200)
    expect(await waysInOf(email, thief)).toEqual([])
    // From now on it is theirs: another link ends nothing.
    const again = await post(`/login-links/${await mailedLink(email, '/login-links', 'login/link')}`)
    expect([again.status, again.details.passwordReset]).toEqual([200, undefined])
    expect((await post('/login-cookie', { email, password: 'four green kites', source: 'website' })).status).toBe(200)
  })

  test('A32 a new password by link does the same, and so does the first mail’s “it wasn’t me”', async () => {
    for (const way of ['forgot', 'first mail']) {
      const email = `victim.${way.replace(' ', '.')}@example.org`
      const thief = await join(email)
      const secret =
        way === 'forgot' ? await mailedLink(email, '/password/forgot', 'password/reset') : await secretIn(email, 'password/reset')
      expect((await post(`/password/reset/${secret}`, { newPassword: 'four green kites' })).status, way).toBe(200)
      expect(await waysInOf(email, thief), way).toEqual([])
      expect(await leftOf(thief.id), way).toEqual({ known: 1, change: 0 })
    }
  })

  test('A32 whom the other one had invited to run a cause isn’t let in any more, whichever way the account is taken over', async () => {
    for (const way of ['link', 'forgot', 'first mail', 'undo'] as const) {
      const email = `victim.of.${way.replace(' ', '.')}@example.org`
      const thief = await join(email)
      await db().insertInto('cause_admin').values({ cause_id: 1, user_id: thief.id }).execute()
      const friend = `friend.of.${way.replace(' ', '.')}@example.org`
      const invited = await post('/causes/id:1/admin-invites', { email: friend, hasAgreed: true }, thief.token)
      expect(invited.status, way).toBe(200)
      if (way === 'link') await post(`/login-links/${await mailedLink(email, '/login-links', 'login/link')}`)
      else {
        if (way === 'undo') await post('/user/me/email/confirmation', { code: thief.code }, thief.token)
        const secret =
          way === 'forgot'
            ? await mailedLink(email, '/password/forgot', 'password/reset')
            : await secretIn(email, 'password/reset')
        expect((await post(`/password/reset/${secret}`, { newPassword: 'four green kites' })).status, way).toBe(200)
      }
      const { tokens } = (await post('/user', newPerson(friend))).details
      const invitation = await secretIn(friend, 'admin-invites')
      const accepted = await post(`/admin-invites/${invitation}/accept`, {}, tokens.accessToken)
      expect([way, accepted.error?.code]).toEqual([way, 'linkInvalid'])
    }
  })

  test('A32 the one who made the account, and follows the first mail’s link where they are logged in, loses nothing', async () => {
    const email = 'owner@example.org'
    const owner = await join(email)
    const secret = await secretIn(email, 'login/link')
    const elsewhere = await post(`/login-links/${secret}`)
    // It lets nobody in by itself, and asking for it uses nothing up.
    expect([elsewhere.status, elsewhere.error?.code]).toEqual([403, 'signInAgain'])
    const other = (await post('/user', newPerson('somebody.else@example.org'))).details.tokens.accessToken
    expect((await post(`/login-links/${secret}`, {}, other)).error?.code).toBe('signInAgain')
    const shown = await post(`/login-links/${secret}`, {}, owner.token)
    expect([shown.status, shown.details.passwordReset]).toEqual([200, undefined])
    expect((await logIn(email)).status).toBe(200)
    expect((await owner.byFacebook()).status).toBe(200)
    const later = await post(`/login-links/${await mailedLink(email, '/login-links', 'login/link')}`)
    expect(later.details.passwordReset).toBeUndefined()
    expect((await logIn(email)).status).toBe(200)
    expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContain('Only you can get into your Farthing account now')
    // Once the address is proven, the first mail takes nothing over any more.
    const takeOver = await post(`/password/reset/${secret}`, { newPassword: 'four green kites' })
    expect(takeOver.error?.code).toBe('linkInvalid')
  })

  test('A32 so does a code that proves who is logged in', async () => {
    const email = 'owner.code@example.org'
    const owner = await join(email)
    await post('/user/me/proof/code', {}, owner.token)
    const code = /(\d{6})$/.exec((await mailsTo(email)).at(-1)?.subject ?? '')?.[1]
    expect((await post('/user/me/proof/code/confirmation', { code }, owner.token)).status).toBe(200)
    await post(`/login-links/${await mailedLink(email, '/login-links', 'login/link')}`)
    expect((await logIn(email)).status).toBe(200)
  })

  test('A32 a session that was handed over proves nothing for the one who handed it: their own ways in end', async () => {
    const email = 'victim.handed@example.org'
    const thief = await join(email)
    const { fingerprint } = (await post('/auth/fingerprints', {}, thief.tokens.refreshToken)).details
    const handed = (await post(`/auth/fingerprints/${fingerprint}`)).details.tokens
    await post('/user/me/proof/code', {}, handed.accessToken)
    const code = /(\d{6})$/.exec((await mailsTo(email)).at(-1)?.subject ?? '')?.[1]
    expect((await post('/user/me/proof/code/confirmation', { code }, handed.accessToken)).status).toBe(200)
    expect(await waysInOf(email, thief)).toEqual([])
    expect(await isIn(handed.accessToken)).toBe(true)
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Only you can get into your Farthing account now')
  })

  test('A32 so does an invitation to run a cause that came to the address', async () => {
    const email = 'victim.invited@example.org'
    const thief = await join(email)
    const admin = (await server.logIn('admin')).tokens.accessToken
    const invited = await post('/causes/id:1/admin-invites', { email, hasAgreed: true }, admin)
    expect(invited.status).toBe(200)
    const { fingerprint } = (await post('/auth/fingerprints', {}, thief.tokens.refreshToken)).details
    const handed = (await post(`/auth/fingerprints/${fingerprint}`)).details.tokens.accessToken
    const invitation = await secretIn(email, 'admin-invites')
    expect((await post(`/admin-invites/${invitation}/accept`, {}, handed)).status).toBe(200)
    expect(await waysInOf(email, thief)).toEqual([])
    expect(await isIn(handed)).toBe(true)
  })

  test('A32 logging in with Facebook proves no address: we are told none', async () => {
    const email = 'victim.facebook@example.org'
    const thief = await join(email)
    expect((await thief.byFacebook()).status).toBe(200)
    await post(`/login-links/${await mailedLink(email, '/login-links', 'login/link')}`)
    expect(await waysInOf(email, thief)).toEqual([])
  })

  test('A32 whoever joins is always told at the address, for 7 days with a way to take the account over', async () => {
    const email = 'told@example.org'
    await join(email, false)
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Someone made a Farthing account with your email address')
    const secret = await secretIn(email, 'password/reset')
    expect(await secretIn(email, 'login/link')).toBe(secret)
    server.clock.advance(7 * DAY)
    expect((await post(`/password/reset/${secret}`, { newPassword: 'four green kites' })).error?.code).toBe('linkInvalid')
  })
})
