import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, limits, MINUTE } from '#contract/limits.ts'
import { type AuditEntry, auditActions } from '#contract/support/audit.ts'
import { runJobs } from '#server/jobs/jobs.ts'
import { newLink } from '#server/shared/sign-in/one-time-links.ts'
import { causeDrives } from '#tests/kit/audit/cause-drives.ts'
import { closingDrives } from '#tests/kit/audit/closing-drives.ts'
import { callerOf, type Drives } from '#tests/kit/audit/drives.ts'
import { leavingDrives } from '#tests/kit/audit/leaving-drives.ts'
import { moneyDrives } from '#tests/kit/audit/money-drives.ts'
import { supportDrives } from '#tests/kit/audit/support-drives.ts'
import { startIdentityProvider, type TestIdentityProvider } from '#tests/kit/identity-provider.ts'
import { freePort } from '#tests/kit/ports.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const password = 'three blue boats'
const terms = { path: '/account', statement: 'Save' }

/** What an auditor asks for, each written by the very call that does it: by whom, about what, and nothing beside it. */
describe.each(engines)('every event of the audit trail on %s', (engine) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'farthing-audit-'))
  let server: TestServer
  let provider: TestIdentityProvider
  let token = ''
  let id = 0
  const email = 'audited@example.org'
  const db = () => server.services.db
  beforeAll(async () => {
    provider = await startIdentityProvider(await freePort())
    server = await openTestServer(engine, { identityProviders: provider.apps, dataDir })
    const { details } = await server.call('POST', '/api/user', {
      body: {
        firstName: 'Noor',
        lastName: 'Reed',
        email,
        password,
        userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
        marketingPreferences: [],
      },
    })
    token = details.tokens.accessToken
    id = details.user.id
  })
  afterAll(async () => {
    await server.close()
    await provider.stop()
    rmSync(dataDir, { recursive: true })
  })

  const post = (path: string, body: object = {}, by = token) => server.call('POST', `/api${path}`, { body, token: by })
  const logIn = async (typed = password) =>
    (await server.call('POST', '/api/login-cookie', { body: { email, password: typed, source: 'website' } })).details
  const newestMail = async (to: string) =>
    (await db().selectFrom('mail').select('text').where('recipient', '=', to).orderBy('id', 'desc').executeTakeFirst())?.text ??
    ''

  /** Events that were driven here. */
  const driven = new Set<string>()
  /** What the work adds to the trail: action, who, and about whom. */
  async function noted(work: () => Promise<unknown>): Promise<[string, number | null, string | null][]> {
    const last = (await db().selectFrom('audit').select('id').orderBy('id', 'desc').executeTakeFirst())?.id ?? 0
    await work()
    const rows = await db().selectFrom('audit').selectAll().where('id', '>', last).orderBy('id').execute()
    expect(JSON.stringify(rows)).not.toMatch(/three (blue|green|red) boats|eyJ/)
    for (const { action } of rows) driven.add(action)
    return rows.map((row) => [row.action, row.user_id, row.subject])
  }
  const ok = async (answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer
    expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  }
  const mine = (action: string) => [[action, id, `user:${id}`]]
  const ofNobody = (action: string) => [[action, null, `user:${id}`]]

  /** As somebody of the support team reads it, the newest last. */
  const readBy = async (support: string): Promise<AuditEntry[]> => {
    const answer = await server.call('GET', '/api/support/audit', { token: support })
    expect(answer.status).toBe(200)
    // To read the trail is a look too.
    return answer.details.entries.filter(({ subject }: AuditEntry) => subject !== 'call:listAudit').toReversed()
  }
  // Account numbers and sort codes, passwords, tokens and links.
  const secrets =
    /87654321|87654322|10000002|10000003|01-?02-?03|112233|Shop-for-good|three (blue|green|red) boats|eyJ|\/reset\/|card-token/
  test('what happens about causes, by the support team and about money: who, about what, what else, and nothing secret', async () => {
    const ask = callerOf(server)
    const support = (await server.logIn('support')).tokens.accessToken
    const drives: Drives = {
      ...causeDrives(server, ask),
      ...closingDrives(server, ask),
      ...leavingDrives(server, ask),
      ...supportDrives(server, ask),
      ...moneyDrives(server, ask),
    }
    for (const [action, drive] of Object.entries(drives)) {
      const last = (await readBy(support)).at(-1)?.id ?? 0
      const told = await drive()
      const lines = (await readBy(support)).filter((line) => line.id > last && line.action === action)
      expect(lines, action).toEqual([{ ...told, id: expect.any(Number), at: expect.any(String), action, times: 1, lastAt: null }])
      expect(JSON.stringify(lines)).not.toMatch(secrets)
      driven.add(action)
    }
  })

  test('an account that is made', async () => {
    const newcomer = { firstName: 'Kit', lastName: 'Reed', email: 'kit.reed@example.org', password, marketingPreferences: [] }
    const userTerms = [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }]
    const lines = await noted(() => ok(post('/user', { ...newcomer, userTerms })))
    const made = await db().selectFrom('app_user').select('id').where('email', '=', newcomer.email).executeTakeFirstOrThrow()
    expect(lines).toEqual(['accountCreated', 'loggedIn'].map((action) => [action, made.id, `user:${made.id}`]))
  })

  test('logging in, in vain too', async () => {
    expect(await noted(() => logIn('wrong wrong'))).toEqual(ofNobody('logInFailed'))
    expect(
      await noted(async () => {
        token = (await logIn()).tokens.accessToken
      }),
    ).toEqual(mine('loggedIn'))
  })

  test('showing who one is, with success and without', async () => {
    expect(await noted(() => post('/user/me/verify-password', { password: 'wrong wrong' }))).toEqual(mine('proofFailed'))
    expect(await noted(() => ok(post('/user/me/verify-password', { password })))).toEqual(mine('personProved'))
  })

  test('providers that are connected and disconnected', async () => {
    const dialog = await server.call('GET', '/login/facebook/dialog?state=s')
    const code = await provider.sayYes(String(dialog.headers.location), 'Noor Reed')
    const { identity } = (await post('/login-providers/facebook/codes', { code })).details
    const path = `/api/user/me/oauth/facebook/${identity.clientId}`
    const link = () => server.call('PUT', path, { token, body: { accessToken: identity.token } })
    expect(await noted(() => ok(link()))).toEqual(mine('providerLinked'))
    expect(await noted(() => ok(server.call('DELETE', path, { token })))).toEqual(mine('providerUnlinked'))
    expect(await noted(() => ok(server.call('DELETE', path, { token })))).toEqual([])
  })

  test('another address, and the old one that takes the account back', async () => {
    const next = 'audited.too@example.org'
    await ok(post('/user/me/email', { email: next, terms }))
    const code = /this code there: (\d{6})/.exec(await newestMail(next))?.[1] ?? ''
    expect(await noted(() => ok(post('/user/me/email/confirmation', { code })))).toEqual(mine('emailChanged'))
    const undo = /\/password\/reset\/([\w-]+)/.exec(await newestMail(email))?.[1] ?? ''
    const back = () => server.call('POST', `/api/password/reset/${undo}`, { body: { newPassword: 'three green boats' } })
    expect(await noted(() => ok(back()))).toEqual(mine('emailTakenBack'))
    token = (await logIn('three green boats')).tokens.accessToken
  })

  test('another password, by the old one and by link', async () => {
    const change = { oldPassword: 'three green boats', newPassword: 'three red boats', terms }
    const wrong = { ...change, oldPassword: 'three pink boats' }
    expect(await noted(() => post('/user/me/password', wrong))).toEqual([])
    expect((await noted(() => ok(post('/user/me/password', change)))).at(-1)).toEqual(['passwordChanged', id, `user:${id}`])
    const secret = await newLink(db(), { kind: 'passwordReset', userId: id, expires: server.clock.now() + DAY })
    const reset = () => server.call('POST', `/api/password/reset/${secret}`, { body: { newPassword: password } })
    expect(await noted(() => ok(reset()))).toEqual(mine('passwordReset'))
    token = (await logIn()).tokens.accessToken
  })

  test('an address that is shown to be theirs, by a mailed link', async () => {
    await db().updateTable('app_user').set({ email_proven_at: null }).where('id', '=', id).execute()
    const secret = await newLink(db(), { kind: 'login', userId: id, expires: server.clock.now() + DAY })
    const lines = await noted(() => ok(server.call('POST', `/api/login-links/${secret}`, { token })))
    expect(lines).toEqual(['emailProven', 'loggedIn'].map((action) => [action, id, `user:${id}`]))
    token = (await logIn()).tokens.accessToken
  })

  test('a device that is logged out, all of them, and a token that comes twice', async () => {
    await logIn()
    const { devices } = (await server.call('GET', '/api/user/me/devices', { token })).details
    const other = devices.find(({ isThis }: { isThis: boolean }) => !isThis)
    expect(await noted(() => ok(server.call('DELETE', `/api/user/me/devices/${other.id}`, { token })))).toEqual(
      mine('sessionEnded'),
    )
    const stolen = (await logIn()).tokens.refreshToken
    await ok(post('/auth/refresh/refreshToken', {}, stolen))
    server.clock.advance(31_000)
    expect(await noted(() => post('/auth/refresh/refreshToken', {}, stolen))).toEqual(ofNobody('refreshTokenReused'))
    token = (await logIn()).tokens.accessToken
    expect(await noted(() => ok(server.call('DELETE', '/api/user/me/devices', { token })))).toEqual(mine('loggedOutEverywhere'))
    token = (await logIn()).tokens.accessToken
  })

  test('a cause that is registered', async () => {
    const cause = {
      causeName: 'Harrowden Kite Club',
      isRegisteredCharity: false,
      isOrganisation: true,
      terms: { path: '/terms/cause', statement: 'I accept the cause terms' },
      acceptedTerms: [{ Id: 'cause-1', Statement: 'I accept the cause terms', Path: '/terms/cause', Version: '1' }],
      details: {
        kind: 'club',
        address: { line1: '18 Mill Lane', line2: '', town: 'Harrowden', postcode: 'zz47cd' },
        links: { website: '', facebook: '', twitter: '', instagram: '' },
        contactNumber: '+44 7700 900 982',
        mayBeMarketed: true,
      },
    }
    let made = 0
    const lines = await noted(async () => {
      const answer = await post('/causes', cause)
      expect(answer.status).toBe(200)
      made = answer.details.cause.id
    })
    expect(lines).toContainEqual(['causeCreated', id, `cause:${made}`])
    await db().deleteFrom('cause_admin').where('cause_id', '=', made).execute()
  })

  test('an archive that is asked for; an account that is closed, taken back, and deleted', async () => {
    const ask = { request_time: '', request_type: 'archive', ticket_creation_time: '' }
    expect(await noted(() => ok(post('/user/me/data/data-requests', ask)))).toEqual(mine('archiveRequested'))
    expect(await noted(() => ok(post('/user/me/disable')))).toEqual(mine('accountDisabled'))
    const back = /\/password\/reset\/([\w-]+)/.exec(await newestMail(email))?.[1] ?? ''
    const reactivate = () => server.call('POST', `/api/password/reset/${back}`, { body: { newPassword: password } })
    expect(await noted(() => ok(reactivate()))).toEqual(mine('accountReactivated'))
    token = (await logIn()).tokens.accessToken
    await ok(post('/user/me/disable'))
    server.clock.advance(limits.deletionAfter + MINUTE)
    expect(await noted(() => runJobs(server.services))).toContainEqual(['accountDeleted', null, `user:${id}`])
  })
  test('no event of the contract is left out', () => {
    expect(
      Object.values(auditActions)
        .flat()
        .filter((action) => !driven.has(action)),
    ).toEqual([])
  })
})
