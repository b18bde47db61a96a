import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runJobs } from '#server/jobs/jobs.ts'
import { declared } from '#tests/kit/declared.ts'
import { newPerson } from '#tests/kit/new-person.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { accountSteps, terms } from './account.steps.ts'

const card = {
  id: expect.any(Number),
  hash: expect.stringMatching(/^[0-9a-f]{16}$/),
  name: expect.any(String),
  uri: expect.stringMatching(/^[a-z0-9-]+$/),
  kind: expect.stringMatching(/^(charity|school|club|group|individual|business)$/),
  place: expect.any(String),
  isRegisteredCharity: expect.any(Boolean),
  standing: expect.stringMatching(/^(confirmed|beingChecked|refused)$/),
  logoHttps: expect.toSatisfy((logo) => logo === null || /^\/user-images\/[0-9a-f]{32}\.png$/.test(logo)),
}
const elevenPreferences = [
  'text_messages',
  'analytics',
  'advertising',
  'retargeting',
  'site_personalisation',
  'nurture',
  'retailer_offer',
  'featured_retailer',
  'cause_admin',
  'anonymity',
  'campaign_messages',
]
const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

describe.each(engines)('what is kept of a person on %s', (engine) => {
  let server: TestServer
  let token: string
  let dataDir: string
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'farthing-me-'))
    server = await openTestServer(engine, { dataDir })
    token = (await server.logIn('supporter')).tokens.accessToken
  })
  afterAll(async () => {
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const { db, post, row, somebody } = accountSteps(() => ({ server, token }))
  const readMe = (by?: string) => server.call('GET', '/api/user/me', by === undefined ? {} : { token: by })

  test('A-016, M-001, M-002 a person is told who they are, their cause and their eleven preferences, and the header says how they are known', async () => {
    expect(declared('readMe')).toEqual(['A-016', 'GET /api/user/me', 'semi', 3000, 'rethrow'])
    await post('/profile', {
      firstName: 'Rowan',
      lastName: 'Ellis',
      gender: 'Woman',
      dateOfBirth: '1990-02-03',
      mobile: '07700 900982',
      addressLine1: '1 Mill Lane',
      addressLine2: 'Top floor',
      city: 'Leeds',
      county: 'West Yorkshire',
      postcode: 'LS1 4AP',
      terms,
    })
    const { details, headers } = await readMe(token)
    expect(headers).toMatchObject({ 'x-auth-type': 'authenticated', 'cache-control': 'no-store' })
    expect(details.user).toEqual({
      id: 1,
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      email: 'supporter@farthing.example',
      firstName: 'Rowan',
      lastName: 'Ellis',
      gender: 'Woman',
      dateOfBirth: '1990-02-03',
      mobile: '07700900982',
      addressLine1: '1 Mill Lane',
      addressLine2: 'Top floor',
      city: 'Leeds',
      county: 'West Yorkshire',
      postcode: 'LS1 4AP',
      avatar: null,
      adminCauses: [],
      isCauseAdmin: [],
      isSupport: false,
    })
    expect(details.cause).toEqual(card)
    expect(Object.keys(details.preferences).toSorted()).toEqual([...elevenPreferences, 'cause_page_name'].toSorted())
    expect(Object.values(details.preferences).filter((value) => typeof value !== 'boolean')).toEqual([])
    const nobody = await readMe()
    expect([nobody.status, nobody.error?.code, nobody.details]).toEqual([401, 'notSignedIn', undefined])
  })

  test('X-057, M-001 the causes that somebody runs are adminCauses, and isCauseAdmin says the same', async () => {
    const { user, adminCauses } = (await readMe((await server.logIn('admin')).tokens.accessToken)).details
    const own = await db().selectFrom('cause_admin').select('cause_id').where('user_id', '=', 2).execute()
    expect(user.adminCauses.toSorted()).toEqual(own.map(({ cause_id }) => cause_id).toSorted())
    expect(user.adminCauses).toHaveLength(3)
    expect(user.isCauseAdmin).toEqual(user.adminCauses)
    expect(adminCauses).toEqual([card, card, card])
    expect(adminCauses.map(({ id }: { id: number }) => id)).toEqual(user.adminCauses)
  })

  test('A-017, A-018, A-019, M-005, C-085 a person’s flags are theirs; nobody has id 0 and none', async () => {
    expect(declared('readUdo')).toEqual(['A-017', 'GET /api/user/me/udo', 'semi', 3000, 'false'])
    expect(declared('readDefaultUdo')).toEqual(['A-018', 'GET /api/user/0/udo', 'anyone', 3000, 'false'])
    expect(declared('saveUdo')).toEqual(['A-019', 'POST /api/user/me/udo', 'semi', 3000, 'false'])
    expect((await server.call('GET', '/api/user/0/udo')).details).toEqual({ UDO: { user_id: 0 } })
    expect((await server.call('GET', '/api/user/me/udo')).status).toBe(401)
    const flags = { dismissed_onboarding_modal_welcome: true, seen_times: 3, last_seen: 'Tuesday' }
    const saved = await post('/udo?ignoreResponse=true', flags)
    expect([saved.status, saved.details]).toEqual([200, {}])
    expect((await post('/udo', { seen_times: 4 })).status).toBe(200)
    const read = async (by: string) => (await server.call('GET', '/api/user/me/udo', { token: by })).details.UDO
    expect(await read(token)).toEqual({ user_id: 1, ...flags, seen_times: 4 })
    expect(await read((await server.logIn('treasurer')).tokens.accessToken)).not.toHaveProperty('seen_times')
    for (const wrong of [{ 'Not a name': true }, { name: { nested: true } }, { name: 'x'.repeat(201) }])
      expect((await post('/udo', wrong)).status).toBe(422)
  })

  test('A-021, M-003, V-045 a picture with the terms is the person’s; without a picture, or without the terms, nothing is changed', async () => {
    // a picture has a minute, not three seconds.
    expect(declared('saveAvatar')).toEqual(['A-021', 'POST /api/user/me/images/avatar', 'full', 60_000, 'rethrow'])
    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#204080' } })
      .jpeg()
      .toBuffer()
    const imagePayload = picture.toString('base64')
    for (const body of [{ imagePayload }, { terms }, { imagePayload, terms: { path: '/account' } }]) {
      expect((await post('/images/avatar', body)).status).toBe(422)
      expect((await row()).avatar).toBeNull()
    }
    const none = await post('/images/avatar', { imagePayload: '', terms })
    expect([none.status, none.error?.message]).toEqual([415, 'Choose a PNG or JPEG picture'])
    expect((await row()).avatar).toBeNull()
    const block = { path: '/account', statement: 'Save', policies: ['privacy-1'] }
    expect((await post('/images/avatar', { imagePayload, terms: block })).status).toBe(200)
    expect((await readMe(token)).details.user.avatar).toMatch(/^\/.+\.png$/)
  })

  test('A-022, X-058 some of the preferences are changed, the others stay; one that there is not is refused', async () => {
    expect(declared('savePreferences')).toEqual(['A-022', 'POST /api/user/me/preferences', 'full', 3000, 'rethrow'])
    const before = (await readMe(token)).details.preferences
    const saved = await post('/preferences', { preferences: { anonymity: !before.anonymity, nurture: !before.nurture }, terms })
    expect([saved.status, saved.details]).toEqual([200, {}])
    const changed = { ...before, anonymity: !before.anonymity, nurture: !before.nurture }
    expect((await readMe(token)).details.preferences).toEqual(changed)
    expect((await post('/preferences', { preferences: { anonymity: 'yes' }, terms })).status).toBe(422)
    expect((await post('/preferences', { preferences: { anonymity: true } })).status).toBe(422)
    expect((await readMe(token)).details.preferences).toEqual(changed)
  })

  test('A-026 the cause that somebody raises for is changed by its id; an unknown one changes nothing', async () => {
    expect(declared('chooseCause')).toEqual(['A-026', 'POST /api/user/me/cause', 'full', 3000, 'rethrow'])
    expect((await post('/cause', { causeId: 7 })).status).toBe(200)
    expect((await readMe(token)).details.cause.id).toBe(7)
    for (const [causeId, status] of [
      [999_999, 404],
      ['seven', 422],
    ] as const)
      expect((await post('/cause', { causeId })).status).toBe(status)
    expect((await readMe(token)).details.cause.id).toBe(7)
  })

  test('M-016, X-059 the time of a request for data is the server’s, whatever the browser says', async () => {
    const asked = { request_time: '1999-01-01T00:00:00.000Z', request_type: 'archive', ticket_creation_time: '1999-01-01' }
    expect((await post('/data/data-requests', asked)).status).toBe(200)
    const request = await db().selectFrom('data_request').selectAll().where('user_id', '=', 1).executeTakeFirstOrThrow()
    expect(request).toMatchObject({ request_type: 'archive', done_at: null })
    expect(request.requested_at.getTime()).toBe(server.clock.now())
    const { request_time: _, ...incomplete } = asked
    expect((await post('/data/data-requests', incomplete)).status).toBe(422)
  })

  test('M-017 a file has an id, when it was made and until when it is there; its address comes from a call of its own', async () => {
    await runJobs(server.services)
    const { files } = (await server.call('GET', '/api/user/me/data-files', { token })).details
    expect(files).toEqual([{ id: expect.any(String), created: isoTime, expiry: isoTime }])
    const { details } = await server.call('GET', `/api/user/me/data-files/${files[0].id}`, { token })
    expect(details).toEqual({ address: expect.stringMatching(/^\/[\w/-]+$/) })
  })

  test('A-013, A-015, X-059 an account is made within ten seconds’ patience, and found by the installation that made it; a false address of the client is not kept', async () => {
    expect(declared('register')).toEqual(['A-013', 'POST /api/user', 'anyone', 10_000, 'rethrow'])
    expect(declared('findByInstallation')).toEqual([
      'A-015',
      'GET /api/user/utils/find-by-installation-id/:installationId',
      'anyone',
      3000,
      'rethrow',
    ])
    const installationId = 'installation-0123456789abcdef'
    const made = await server.call('POST', '/api/user', {
      body: { ...newPerson('phone@example.org'), installationId, clientIpAddress: '198.51.100.7', registrationSource: 'app' },
    })
    expect(made.details).toEqual({
      tokens: { accessToken: expect.any(String), refreshToken: expect.any(String) },
      user: { id: expect.any(Number), hash: expect.any(String) },
      sessionId: expect.any(String),
      checkSupporter: expect.any(String),
    })
    const find = (id: string) => server.call('GET', `/api/user/utils/find-by-installation-id/${id}`)
    expect((await find(installationId)).details).toEqual({ userId: made.details.user.id })
    expect((await find('installation-nobody-has-this-one')).status).toBe(404)
    const kept = await db().selectFrom('app_user').selectAll().where('email', '=', 'phone@example.org').execute()
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain('198.51.100.7')
  })

  test('A-025 an account is closed by whoever has just proved who they are: logged out at once, and gone on a day that is said', async () => {
    expect(declared('deleteAccount')).toEqual(['A-025', 'POST /api/user/me/disable', 'full', 3000, 'false'])
    const one = await somebody('leaving@example.org')
    const closed = await post('/disable', {}, one.token)
    expect([closed.status, closed.details]).toEqual([200, { deletedOn: isoTime }])
    expect(Date.parse(closed.details.deletedOn)).toBe(server.clock.now() + 30 * 86_400_000)
    expect((await readMe(one.token)).status).toBe(401)
    expect((await row(one.id)).disabled_at).toEqual(new Date(server.clock.now()))
  })
})
