import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { devicesPerPerson, endReplaced } from '#server/shared/session/devices.ts'
import { newLink } from '#server/shared/sign-in/one-time-links.ts'
import { engines, freshDatabase, openTestServer, type TestServer } from '#tests/kit/server.ts'

const password = 'Shop-for-good-1'
const supporter = 'supporter@farthing.example'
const admin = 'admin@farthing.example'

interface LoggedIn {
  tokens: { accessToken: string; refreshToken: string }
  sessionId: string
  checkSupporter: string
}

describe.each(engines)('signing in again on the same browser, on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  /** A browser: it keeps its known-device cookie, and sends what it is told to beside it. */
  function openBrowser() {
    let known = ''
    return async (email: string, shown: Partial<LoggedIn> = {}): Promise<LoggedIn> => {
      const cookies = [
        known,
        shown.sessionId ? `PHPSESSID=${shown.sessionId}` : '',
        shown.checkSupporter ? `checkSupporter=${shown.checkSupporter}` : '',
      ]
      const { details, headers } = await server.call('POST', '/api/login-cookie', {
        body: { email, password, source: 'website' },
        headers: { cookie: cookies.filter(Boolean).join('; ') },
      })
      known = String(headers['set-cookie']).split(';')[0] ?? ''
      return details
    }
  }
  const devicesOf = async ({ tokens }: LoggedIn): Promise<number> =>
    (await server.call('GET', '/api/user/me/devices', { token: tokens.accessToken })).details.devices.length
  const post = (url: string, body: object, token?: string) =>
    server.call('POST', `/api${url}`, { body, ...(token ? { token } : {}) })
  /** Which of the things that a sign-in gave still lead in. */
  async function living(of: LoggedIn): Promise<string[]> {
    const answers = {
      sessionId: await post('/auth/session-upgrade', { sessionId: of.sessionId }),
      checkSupporter: await post('/auth/checksupporter-upgrade', { checkSupporter: of.checkSupporter }),
      refreshToken: await post('/auth/refresh/accessToken', {}, of.tokens.refreshToken),
      accessToken: await server.call('GET', '/api/user/me', { token: of.tokens.accessToken }),
    }
    return Object.entries(answers).flatMap(([name, { status }]) => (status === 200 ? [name] : []))
  }
  const all = ['sessionId', 'checkSupporter', 'refreshToken', 'accessToken']

  test('a browser stands once in the list, however often somebody logs in on it, and what it held before leads nowhere', async () => {
    const logIn = openBrowser()
    const before = [await logIn(supporter), await logIn(supporter), await logIn(supporter)]
    const now = await logIn(supporter)
    expect(await devicesOf(now)).toBe(1)
    for (const one of before) expect(await living(one)).toEqual([])
    expect(await living(now)).toEqual(all)
  })

  test('another browser of the same person stays', async () => {
    const [here, there] = [openBrowser(), openBrowser()]
    const elsewhere = await there(admin)
    await here(admin)
    const again = await here(admin)
    expect(await devicesOf(again)).toBe(2)
    expect(await living(elsewhere)).toEqual(all)
  })

  test('who has lost the cookie of the browser is known by what they still show', async () => {
    for (const kind of ['sessionId', 'checkSupporter'] as const) {
      const before = await openBrowser()('treasurer@farthing.example')
      const now = await openBrowser()('treasurer@farthing.example', { [kind]: before[kind] })
      expect(await living(before)).toEqual([])
      expect(await living(now)).toEqual(all)
    }
  })

  test('somebody else who logs in here ends what this browser shows of the one before, and nothing that it does not show', async () => {
    const logIn = openBrowser()
    const first = await logIn(supporter)
    await logIn(admin)
    expect(await living(first)).toEqual(all)
    const second = await logIn(supporter)
    await logIn(admin, second)
    expect(await living(second)).toEqual([])
  })

  test('a link that logs in replaces what was there too', async () => {
    const email = 'founder@farthing.example'
    const before = await openBrowser()(email)
    const mails = () => server.services.db.selectFrom('mail').select('text').where('recipient', '=', email).execute()
    await post('/login-links', { email })
    await expect.poll(async () => (await mails()).length).toBe(1)
    const secret = /login\/link\/([\w-]+)/.exec((await mails())[0]?.text ?? '')?.[1]
    const cookie = `checkSupporter=${before.checkSupporter}`
    const now = (await server.call('POST', `/api/login-links/${secret}`, { body: {}, headers: { cookie } })).details
    expect(await living(now)).toEqual(all)
    expect(await living(before)).toEqual([])
  })

  test('devices of before are kept, and end when what they show is replaced', async () => {
    const opened = await openDatabase(engine === 'postgres' ? { url: await freshDatabase() } : {})
    const { db } = opened
    try {
      await migrate(db, '021-payment-run')
      await sql`INSERT INTO app_user (id, hash, email, first_name, last_name, preferences, udo, registration_source, created_at)
        VALUES (1, 'h', 'a@example.org', 'A', 'B', '{}', '{}', 'website', '2026-01-01')`.execute(db)
      await sql`INSERT INTO device (id, root_id, user_id, signed_in_at, last_used_at, user_agent)
        VALUES ('one', 'one', 1, '2026-01-01', '2026-01-02', 'x'), ('two', 'two', 1, '2026-01-01', '2026-01-02', '')`.execute(db)
      await sql`INSERT INTO device_key (hash, kind, device_id, scope, expires_at)
        VALUES ('key', 'checkSupporter', 'one', 'semi', '2027-01-01'), ('link', 'fingerprint', 'two', 'full', '2027-01-01')`.execute(
        db,
      )
      await migrate(db)
      const open = async () =>
        (await db.selectFrom('device').select('id').where('ended_at', 'is', null).orderBy('id').execute()).map(({ id }) => id)
      expect(await open()).toEqual(['one', 'two'])
      await endReplaced(db, { userId: 1, browser: 'b', shown: ['link'], now: 0 })
      expect(await open()).toEqual(['one', 'two'])
      await endReplaced(db, { userId: 1, browser: 'b', shown: ['key'], now: 0 })
      expect(await open()).toEqual(['two'])
    } finally {
      await opened.close()
    }
  })

  test('A-004 within its half minute an id of the older site has the same successor for tabs of one browser only: in another one it is stolen', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const upgrade = (sessionId: string, known: string, userAgent = agent) =>
      server.call('POST', '/api/auth/session-upgrade', {
        body: { sessionId },
        headers: { 'user-agent': userAgent, ...(known ? { cookie: known } : {}) },
      })
    const logIn = async () => {
      const { details, headers } = await server.call('POST', '/api/login-cookie', {
        body: { email: 'treasurer@farthing.example', password, source: 'website' },
      })
      return { ...(details as LoggedIn), known: String(headers['set-cookie']).split(';')[0] ?? '' }
    }
    // A script of any host of the parent domain can read the id; the browser's own secret it can't.
    for (const [known, userAgent] of [
      ['', agent],
      ['knownDevice=made-up', agent],
      ['', 'curl/8.0'],
    ] as const) {
      const of = await logIn()
      const tabs = await Promise.all([1, 2, 3].map(() => upgrade(of.sessionId, of.known)))
      expect(new Set(tabs.map(({ details }) => details?.sessionId)).size).toBe(1)
      const stolen = await upgrade(of.sessionId, known, userAgent)
      expect([stolen.status, stolen.details]).toEqual([401, undefined])
      expect(await living({ ...of, sessionId: tabs[0]?.details.sessionId })).toEqual([])
    }
    // Whoever was first: the owner comes second, and what the thief was given ends.
    const of = await logIn()
    const thief = (await upgrade(of.sessionId, '')).details
    expect((await upgrade(of.sessionId, of.known)).status).toBe(401)
    expect(await living({ ...of, ...thief })).toEqual([])
  })

  test('who logs in without end fills nothing: the devices that were used last are kept, and a day’s lines of the trail are counted', async () => {
    const { db } = server.services
    const { id } = await db
      .insertInto('app_user')
      .values({
        hash: 'endless',
        email: 'endless@example.org',
        password_hash: null,
        first_name: 'Rowan',
        last_name: 'Ellis',
        supported_cause_id: null,
        preferences: '{}',
        udo: '{}',
        installation_id: null,
        registration_source: 'website',
        created_at: new Date(server.clock.now()),
        referral_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    let turn = 0
    const logIn = async (): Promise<LoggedIn> => {
      server.clock.advance(90_000)
      const secret = await newLink(db, { kind: 'login', userId: id, expires: server.clock.now() + 60_000 })
      const answer = await server.call('POST', `/api/login-links/${secret}`, { body: {}, ip: `10.8.${++turn}.1` })
      expect(answer.status).toBe(200)
      return answer.details
    }
    const first = await logIn()
    const second = await logIn()
    for (let left = devicesPerPerson + 10; left > 0; left--) {
      // Who is here goes on being here.
      if (left % 10 === 0)
        expect((await server.call('GET', '/api/user/me', { token: second.tokens.accessToken })).status).toBe(200)
      await logIn()
    }
    const last = await logIn()
    const logIns = turn
    expect([await living(first), await living(last)]).toEqual([[], all])
    const count = async (table: 'device' | 'known_device' | 'session_family') =>
      Number(
        (
          await db
            .selectFrom(table)
            .select((of) => of.fn.countAll<number>().as('count'))
            .where('user_id', '=', id)
            .executeTakeFirstOrThrow()
        ).count,
      )
    expect([await count('device'), await count('known_device')]).toEqual([devicesPerPerson, devicesPerPerson])
    // Two more by `living`.
    expect(await count('session_family')).toBe(devicesPerPerson + 2)
    const lines = await db
      .selectFrom('audit')
      .select('times')
      .where('action', '=', 'loggedIn')
      .where('subject', '=', `user:${id}`)
      .execute()
    expect(lines).toHaveLength(21)
    expect(lines.reduce((sum, { times }) => sum + times, 0)).toBe(logIns)
    const orphans =
      await sql`SELECT FROM refresh_token WHERE NOT EXISTS (SELECT FROM session_family WHERE session_family.id = family_id)`
    expect((await orphans.execute(db)).rows).toEqual([])
  })
})
