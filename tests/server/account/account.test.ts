import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, limits, MINUTE } from '#contract/limits.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { toCsv } from '#server/html/csv.ts'
import { runJobs } from '#server/jobs/jobs.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const terms = { path: '/account', statement: 'Save' }
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

describe.each(engines)('the account on %s', (engine) => {
  let server: TestServer
  let token: string
  let dataDir: string
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'farthing-account-'))
    folders.push(dataDir)
    server = await openTestServer(engine, { dataDir })
    token = (await server.logIn('supporter')).tokens.accessToken
  })
  afterAll(() => server.close())
  const db = () => server.services.db
  const post = (path: string, body: object, by = token) => server.call('POST', `/api/user/me${path}`, { token: by, body })
  const row = (id = 1) => db().selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const newestMail = async (to: string) =>
    (await db().selectFrom('mail').selectAll().where('recipient', '=', to).orderBy('id', 'desc').executeTakeFirst())?.text ?? ''
  const linkIn = (text: string) => /\/password\/reset\/([\w-]+)/.exec(text)?.[1] ?? ''
  const logIn = (email: string, password = demoPassword) =>
    server.call('POST', '/api/login-cookie', {
      body: { email, password, source: 'website' },
      ip: `10.1.0.${Math.ceil(email.length / 2)}`,
    })

  test('F-121, V-016…V-020, X-047, A-020 any part of the profile is saved, and nothing that is required is blanked', async () => {
    const saved = await post('/profile', { firstName: 'Robin', mobile: '+44 7700 900982', postcode: 'ls14ap', terms })
    expect(saved.details.user).toMatchObject({
      firstName: 'Robin',
      lastName: 'Ellis',
      mobile: '07700900982',
      postcode: 'LS1 4AP',
    })
    for (const [body, fields] of [
      [{ firstName: ' ' }, { firstName: 'firstNameRequired' }],
      [{ addressLine1: '' }, { addressLine1: 'addressRequired' }],
      [{ dateOfBirth: '1990-02-31' }, { dateOfBirth: 'birthFormat' }],
      [{ dateOfBirth: '2030-01-01' }, { dateOfBirth: 'birthInFuture' }],
      [{ postcode: 'nowhere' }, { postcode: 'postcodeFormat' }],
      [{ gender: 'x'.repeat(41) }, { gender: 'genderTooLong' }],
    ] as const) {
      const before = await row()
      expect((await post('/profile', { ...body, terms })).error?.fields).toEqual(fields)
      expect(await row()).toEqual(before)
    }
    expect((await post('/profile', { lastName: 'Ash' })).status).toBe(422)
    await post('/profile', { gender: ' Woman ', terms })
    expect(await row()).toMatchObject({ gender: 'Woman' })
    await post('/profile', { mobile: '', addressLine2: '', gender: '', terms })
    expect(await row()).toMatchObject({ first_name: 'Robin', mobile: null, address_line2: null, gender: null })
  })

  test('F-124, V-021, A-024 a new password needs the old one, ends every other session, and is told by mail', async () => {
    const other = (await server.logIn('supporter')).tokens.accessToken
    const change = (oldPassword: string, newPassword: string) => post('/password', { oldPassword, newPassword, terms })
    expect((await change('wrong', 'three blue boats')).error?.fields).toEqual({ oldPassword: 'passwordIncorrect' })
    expect((await change(demoPassword, 'password123')).error?.fields).toEqual({ newPassword: 'passwordCommon' })
    expect((await change(demoPassword, 'short')).error?.fields).toEqual({ newPassword: 'passwordTooShort' })
    expect((await change(demoPassword, 'three blue boats')).status).toBe(200)
    expect((await server.call('GET', '/api/user/me', { token: other })).status).toBe(401)
    expect((await server.call('GET', '/api/user/me', { token })).status).toBe(200)
    expect(await newestMail('supporter@farthing.example')).toContain('password')
    server.clock.advance(16 * MINUTE)
    const tries = await Promise.all(Array.from({ length: 20 }, () => change('wrong', 'four red boats')))
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(5)
    server.clock.advance(16 * MINUTE)
    token = (await logIn('supporter@farthing.example', 'three blue boats')).details.tokens.accessToken
    // The demo's password is everybody's; the tests that follow want it back.
    expect((await change('three blue boats', demoPassword)).error?.fields).toEqual({ newPassword: 'passwordOwn' })
    const { password_hash } = await db()
      .selectFrom('app_user')
      .select('password_hash')
      .where('id', '=', 2)
      .executeTakeFirstOrThrow()
    await db().updateTable('app_user').set({ password_hash }).where('email', '=', 'supporter@farthing.example').execute()
  })

  test('F-069 terms that have changed are asked about once, and their acceptance is written down word for word', async () => {
    const changed = async () => (await server.call('GET', '/api/user/me', { token })).details.changedTerms
    const item = (await server.call('GET', '/api/terms/supporter')).details.terms
    expect(await changed()).toBeUndefined()
    await post('/terms', { userTerms: [item] })
    expect(await changed()).toBeUndefined()
    const newer = { ...item, Id: 'supporter-2', Version: '2', Statement: 'I accept the supporter terms of 2027' }
    await db()
      .insertInto('terms')
      .values({
        id: newer.Id,
        type: 'supporter',
        version: newer.Version,
        statement: newer.Statement,
        path: newer.Path,
        body: '[]',
        from_day: new Date(server.clock.now()),
      })
      .execute()
    expect(await changed()).toEqual([newer])
    expect((await post('/terms', { userTerms: [{ ...newer, Version: '3' }] })).status).toBe(422)
    await post('/terms', { userTerms: [newer] })
    expect(await changed()).toBeUndefined()
    const ledger = await db()
      .selectFrom('terms_acceptance')
      .selectAll()
      .where('user_id', '=', 1)
      .where('terms_id', '=', newer.Id)
      .execute()
    expect(ledger).toMatchObject([{ statement: newer.Statement, version: '2', path: '/terms/supporter', kind: 'terms' }])
  })

  test('F-123, G-026, A-023 an address changes with the code that was mailed to it, and the old one can take it back', async () => {
    expect((await post('/email', { email: 'new.robin@example.org', terms })).status).toBe(200)
    expect((await row()).email).toBe('supporter@farthing.example')
    const code = /this code there: (\d{6})/.exec(await newestMail('new.robin@example.org'))?.[1] ?? ''
    expect((await post('/email/confirmation', { code: code === '000000' ? '000001' : '000000' })).error?.fields).toEqual({
      code: 'codeWrong',
    })
    expect((await post('/email/confirmation', { code })).status).toBe(200)
    expect((await row()).email).toBe('new.robin@example.org')
    expect((await post('/email/confirmation', { code })).error?.code).toBe('linkExpired')
    const undo = linkIn(await newestMail('supporter@farthing.example'))
    const taken = await Promise.all(
      [1, 2, 3].map(() => server.call('POST', `/api/password/reset/${undo}`, { body: { newPassword: 'three blue boats' } })),
    )
    expect(taken.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await row()).email).toBe('supporter@farthing.example')
    expect((await server.call('GET', '/api/user/me', { token })).status).toBe(401)
    token = (await logIn('supporter@farthing.example', 'three blue boats')).details.tokens.accessToken
  })

  test('whoever takes an account back keeps it: what the other person asked for, connected or closed lets nobody in again', async () => {
    const start = await server.call('POST', '/api/user', {
      body: {
        firstName: 'Vic',
        lastName: 'Owner',
        email: 'vic@example.org',
        password: 'five brown boats',
        userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
        marketingPreferences: [],
      },
      ip: '10.2.0.1',
    })
    const mine = start.details.tokens.accessToken
    const { id } = await db().selectFrom('app_user').select('id').where('email', '=', 'vic@example.org').executeTakeFirstOrThrow()
    const moveTo = async (email: string) => {
      await post('/email', { email, terms }, mine)
      const code = /this code there: (\d{6})/.exec(await newestMail(email))?.[1] ?? ''
      expect((await post('/email/confirmation', { code }, mine)).status).toBe(200)
      server.clock.advance(MINUTE)
    }
    await moveTo('first@thief.example')
    await moveTo('second@thief.example')
    await db()
      .insertInto('oauth_link')
      .values({ provider: 'facebook', client_id: 'thief', client_username: null, user_id: id })
      .execute()
    await server.call('POST', '/api/password/forgot', { body: { email: 'second@thief.example' } })
    await expect.poll(async () => linkIn(await newestMail('second@thief.example'))).not.toBe('')
    const thiefs = [linkIn(await newestMail('first@thief.example')), linkIn(await newestMail('second@thief.example'))]
    expect((await post('/verify-password', { password: 'five brown boats' }, mine)).status).toBe(200)
    expect((await post('/disable', {}, mine)).status).toBe(200)
    thiefs.push(linkIn(await newestMail('second@thief.example')))
    const back = (link: string) =>
      server.call('POST', `/api/password/reset/${link}`, { body: { newPassword: 'three blue boats' } })
    expect((await back(linkIn(await newestMail('vic@example.org')))).status).toBe(200)
    for (const link of thiefs) expect((await back(link)).status, link).toBe(410)
    expect(await row(id)).toMatchObject({ email: 'vic@example.org', disabled_at: null })
    expect(await db().selectFrom('oauth_link').select('client_id').where('user_id', '=', id).execute()).toEqual([])
    expect((await logIn('vic@example.org', 'three blue boats')).status).toBe(200)
  })

  /** Somebody new, by address; answers their token and id. */
  async function somebody(email: string) {
    const made = await server.call('POST', '/api/user', {
      body: {
        firstName: 'Sam',
        lastName: 'Park',
        email,
        password: 'three blue boats',
        userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
        marketingPreferences: [],
      },
      ip: '10.7.0.1',
    })
    expect(made.status).toBe(200)
    return { token: made.details.tokens.accessToken as string, id: made.details.user.id as number }
  }

  test('G-026 what was mailed to the older address lets nobody in once the address has changed', async () => {
    const of = await somebody('before@example.org')
    const link = async (path: string, body: object, pattern: RegExp) => {
      const count = async () =>
        (await db().selectFrom('mail').select('id').where('recipient', '=', 'before@example.org').execute()).length
      const sent = await count()
      expect((await server.call('POST', path, { body, ip: '10.7.0.2' })).status).toBe(200)
      await expect.poll(count).toBe(sent + 1)
      return pattern.exec(await newestMail('before@example.org'))?.[1] ?? ''
    }
    const reset = await link('/api/password/forgot', { email: 'before@example.org' }, /\/password\/reset\/([\w-]+)/)
    const login = await link('/api/login-links', { email: 'before@example.org' }, /\/login\/link\/([\w-]+)/)
    expect([reset, login]).not.toContain('')
    expect((await post('/email', { email: 'after@example.org', terms }, of.token)).status).toBe(200)
    const code = /\b(\d{6})\b/.exec(await newestMail('after@example.org'))?.[1]
    expect((await post('/email/confirmation', { code }, of.token)).status).toBe(200)
    const used = [
      await server.call('POST', `/api/password/reset/${reset}`, { body: { newPassword: 'three red boats' }, ip: '10.7.0.2' }),
      await server.call('POST', `/api/login-links/${login}`, { ip: '10.7.0.2' }),
    ]
    expect(used.map(({ error }) => error?.code)).toEqual(['linkInvalid', 'linkInvalid'])
    // The older address still takes the account back.
    expect(linkIn(await newestMail('before@example.org'))).not.toBe('')
  })

  test('G-028 who would leave a cause without anybody who can log in keeps their account, also of two who leave at once', async () => {
    const [one, two] = [await somebody('one@example.org'), await somebody('two@example.org')]
    const causeId = 5
    await db().deleteFrom('cause_admin').where('cause_id', '=', causeId).execute()
    const run = [one, two].map(({ id }) => ({ user_id: id, cause_id: causeId }))
    await db().insertInto('cause_admin').values(run).execute()
    const left = await Promise.all([one, two].map((of) => post('/disable', {}, of.token)))
    expect(left.map(({ status, error }) => error?.code ?? status).toSorted()).toEqual([200, 'onlyAdmin'])
    const kept = left[0]?.status === 200 ? two : one
    expect((await post('/disable', {}, kept.token)).error?.code).toBe('onlyAdmin')
  })

  test('A2 an address that is taken is answered alike, and told in its own mail box; codes are guessed five times at most', async () => {
    expect((await post('/email', { email: 'ADMIN@farthing.example', terms })).status).toBe(200)
    expect(await newestMail('ADMIN@farthing.example')).toContain('has an account already')
    await post('/email', { email: 'third@example.org', terms })
    const tries = await Promise.all(
      Array.from({ length: 25 }, (_, index) => post('/email/confirmation', { code: String(100_000 + index) })),
    )
    expect(tries.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(limits.emailCodeTries)
    expect((await row()).email).toBe('supporter@farthing.example')
  })

  test('F-091, V-075, A-104, G-017 favourite shops are the list that was sent last: at least one, each once, and only shops that exist', async () => {
    const save = (retailerIds: number[]) => server.call('PUT', '/api/user/me/favourites', { token, body: { retailerIds } })
    const mine = async () =>
      (await server.call('GET', '/api/user/me/favourites', { token })).details.retailers.map(({ id }: { id: number }) => id)
    expect((await save([])).error?.fields).toEqual({ retailerIds: 'shopRequired' })
    expect((await save([1, 999_999])).status).toBe(422)
    await Promise.all([save([1, 2, 2]), save([1, 2])])
    expect(new Set(await mine())).toEqual(new Set([1, 2]))
    await save([3])
    expect(await mine()).toEqual([3])
  })

  test('F-127, A-027, A-031, A-032 an archive is made once, downloaded by its owner, and gone after 30 days', async () => {
    const ask = () => post('/data/data-requests', { request_time: '', request_type: 'archive', ticket_creation_time: '' })
    await Promise.all([ask(), ask()])
    const files = async () => (await server.call('GET', '/api/user/me/data-files', { token })).details
    expect(await files()).toEqual({ files: [], isPreparing: true })
    await Promise.all([runJobs(server.services), runJobs(server.services)])
    const ready = await files()
    expect(ready.isPreparing).toBe(false)
    expect(ready.files).toHaveLength(1)
    const [file] = ready.files
    expect(Date.parse(file.expiry) - Date.parse(file.created)).toBe(limits.archiveLife)
    const stranger = (await server.logIn('treasurer')).tokens.accessToken
    expect((await server.call('GET', `/api/user/me/data-files/${file.id}`, { token: stranger })).status).toBe(404)
    const { address } = (await server.call('GET', `/api/user/me/data-files/${file.id}`, { token })).details
    const answer = await server.app.inject({ url: address })
    expect(answer.headers['content-disposition']).toContain('my-data.zip')
    const inside = unzipSync(new Uint8Array(answer.rawPayload))
    expect(JSON.parse(strFromU8(inside['account.json'] ?? new Uint8Array())).email).toBe('supporter@farthing.example')
    const donations = await db().selectFrom('donation').select('id').where('user_id', '=', 1).execute()
    expect(JSON.parse(strFromU8(inside['donations.json'] ?? new Uint8Array()))).toHaveLength(donations.length)
    expect(
      strFromU8(inside['donations.csv'] ?? new Uint8Array())
        .trim()
        .split('\r\n'),
    ).toHaveLength(donations.length + 1)
    expect(strFromU8(inside['account.json'] ?? new Uint8Array())).not.toContain('argon2id')
    // The address works once.
    expect((await server.app.inject({ url: address })).statusCode).toBe(404)
    server.clock.advance(limits.archiveLife + DAY)
    await runJobs(server.services)
    expect(readdirSync(join(dataDir, 'archives'))).toEqual([])
    token = (await logIn('supporter@farthing.example', 'three blue boats')).details.tokens.accessToken
  })

  test('F-128, V-022, X-046, G-028, A-090, E-060 an account is closed with its password, can be had back for 30 days, and is forgotten then', async () => {
    expect((await post('/verify-password', { password: 'wrong' })).error?.fields).toEqual({ password: 'passwordIncorrect' })
    const prove = async (by = token, password = 'three blue boats') =>
      expect((await post('/verify-password', { password }, by)).status).toBe(200)
    server.clock.advance(limits.proofLife + 1000)
    expect((await post('/disable', {})).error?.code).toBe('proofRequired')
    const treasurer = (await server.logIn('treasurer')).tokens.accessToken
    await db().deleteFrom('cause_admin').where('user_id', '!=', 3).execute()
    await prove(treasurer, demoPassword)
    expect((await post('/disable', {}, treasurer)).error?.code).toBe('onlyAdmin')
    // Another person's proof is none.
    expect((await post('/disable', {})).error?.code).toBe('proofRequired')
    const png = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    await post('/images/avatar', { imagePayload: png.toString('base64'), terms })
    await post('/images/avatar', { imagePayload: png.toString('base64'), terms })
    // The one before is not kept.
    expect(readdirSync(join(dataDir, 'images'))).toHaveLength(1)
    await prove()
    const closed = await post('/disable', {})
    expect(Date.parse(closed.details.deletedOn)).toBe(server.clock.now() + limits.deletionAfter)
    expect((await server.call('GET', '/api/user/me', { token })).status).toBe(401)
    expect((await logIn('supporter@farthing.example', 'three blue boats')).status).toBe(401)
    const back = linkIn(await newestMail('supporter@farthing.example'))
    server.clock.advance(29 * DAY)
    await runJobs(server.services)
    expect((await server.call('POST', `/api/password/reset/${back}`, { body: { newPassword: 'three red boats' } })).status).toBe(
      200,
    )
    token = (await logIn('supporter@farthing.example', 'three red boats')).details.tokens.accessToken
    expect((await post('/disable', {})).status).toBe(200)
    const late = linkIn(await newestMail('supporter@farthing.example'))
    server.clock.advance(30 * DAY)
    await Promise.all([runJobs(server.services), runJobs(server.services)])
    const gone = await row()
    expect(readdirSync(join(dataDir, 'images'))).toEqual([])
    expect(gone).toMatchObject({
      email: 'deleted-1@deleted.invalid',
      first_name: 'Deleted',
      mobile: null,
      postcode: null,
      password_hash: null,
    })
    const donations = await db().selectFrom('donation').select('id').where('user_id', '=', 1).execute()
    expect(donations.length).toBeGreaterThan(40)
    expect((await server.call('POST', `/api/password/reset/${late}`, { body: { newPassword: demoPassword } })).status).toBe(410)
  })
})

test('CSV: quotes, commas and lines are kept, and nothing is a formula (A18)', () => {
  expect(toCsv([{ name: 'A "B", C', note: '=1+1', at: null }])).toBe('\u{FEFF}name,note,at\r\n"A ""B"", C",\'=1+1,\r\n')
})
