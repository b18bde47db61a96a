import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, limits, MINUTE } from '#contract/limits.ts'
import { demoPassword } from '#server/db/seed/seed.ts'
import { runJobs } from '#server/jobs/jobs.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { accountSteps, terms } from './account.steps.ts'

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
  const { db, post, row, newestMail, linkIn, logIn, somebody } = accountSteps(() => ({ server, token }))

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
    expect(Date.parse(file.expiry) - Date.parse(file.created)).toBe(30 * DAY)
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

  test('G-026 of two who confirm one address at once one has it, and the other is told that theirs is no longer good', async () => {
    const people = [await somebody('one.of.two@example.org'), await somebody('other.of.two@example.org')]
    const codes: string[] = []
    for (const { token: of } of people) {
      expect((await post('/email', { email: 'wanted@example.org', terms }, of)).status).toBe(200)
      codes.push(/\b(\d{6})\b/.exec(await newestMail('wanted@example.org'))?.[1] ?? '')
      server.clock.advance(MINUTE)
    }
    const answers = await Promise.all(people.map(({ token: of }, at) => post('/email/confirmation', { code: codes[at] }, of)))
    expect(answers.map(({ status, error }) => error?.code ?? status).toSorted()).toEqual([200, 'linkExpired'].toSorted())
    const owners = await db().selectFrom('app_user').select('id').where('email', '=', 'wanted@example.org').execute()
    expect(owners).toHaveLength(1)
    const changes = await db()
      .selectFrom('audit')
      .select('id')
      .where('action', '=', 'emailChanged')
      .where(
        'user_id',
        'in',
        people.map(({ id }) => id),
      )
      .execute()
    expect(changes).toHaveLength(1)
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
    // The logos of the demo’s causes lie there too.
    const logos = readdirSync(join(dataDir, 'images'))
    const kept = () => readdirSync(join(dataDir, 'images')).filter((name) => !logos.includes(name))
    await post('/images/avatar', { imagePayload: png.toString('base64'), terms })
    await post('/images/avatar', { imagePayload: png.toString('base64'), terms })
    // The one before is not kept.
    expect(kept()).toHaveLength(1)
    await prove()
    const closed = await post('/disable', {})
    expect(Date.parse(closed.details.deletedOn)).toBe(server.clock.now() + 30 * DAY)
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
    expect(kept()).toEqual([])
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
