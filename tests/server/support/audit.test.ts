import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { auditActions } from '#contract/support/audit.ts'
import words from '#locales/en-GB/support-audit.json' with { type: 'json' }
import { demoPassword } from '#server/db/seed/seed.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

test('every event has words for whoever reads the trail', () => {
  expect(Object.keys(words.action).sort()).toEqual(Object.values(auditActions).flat().sort())
})

describe.each(engines)('the audit trail on %s', (engine) => {
  let server: TestServer
  let support: string
  let admin: string
  const read = async (query = '') => {
    const answer = await server.call('GET', `/api/support/audit${query}`, { token: support })
    expect(answer.status).toBe(200)
    return answer.details as {
      entries: {
        id: number
        action: string
        person: string | null
        subject: string
        times: number
        lastAt: string | null
        detail: Record<string, unknown>
      }[]
      hasMore: boolean
    }
  }
  beforeAll(async () => {
    server = await openTestServer(engine)
    support = (await server.logIn('support')).tokens.accessToken
    admin = (await server.logIn('admin')).tokens.accessToken
  })
  afterAll(() => server.close())

  test('log ins are there, and a thousand failed ones of a day are one line that counts', async () => {
    const tries = 40
    for (let count = 0; count < tries; count++)
      await server.call('POST', '/api/login-cookie', {
        body: { email: 'treasurer@farthing.example', password: `wrong wrong ${count}`, source: 'website' },
        ip: `10.7.${count}.1`,
      })
    const { entries } = await read('?group=signIn')
    const failed = entries.filter(({ action }) => action === 'logInFailed')
    expect(failed).toHaveLength(1)
    const refused = await server.call('GET', '/api/support/refusals', { token: support })
    const tooMany = refused.details.refusals
      .filter(({ call, code }: { call: string; code: string }) => call === 'logIn' && code === 'tooMany')
      .reduce((total: number, { times }: { times: number }) => total + times, 0)
    // Those that had to wait were not tried.
    expect((failed[0]?.times ?? 0) + tooMany).toBe(tries)
    expect(failed[0]?.lastAt === null).toBe(failed[0]?.times === 1)
    expect(entries.filter(({ action, person }) => action === 'loggedIn' && person === 'support@farthing.example')).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toMatch(/wrong wrong|eyJ/)
  })

  test('invitations, exports and the looks of the support team are noted, and found by who, what and when', async () => {
    const invites = '/api/causes/id:1/admin-invites'
    const { details } = await server.call('POST', invites, { body: { email: 'ivy@example.org', hasAgreed: true }, token: admin })
    await server.call('DELETE', `${invites}/${details.invitations[0].id}`, { token: admin })
    const csv = { accept: 'text/csv' }
    expect((await server.call('GET', '/api/causes/id:1/transactions', { token: admin, headers: csv })).status).toBe(200)
    const actions = async (query: string) => (await read(query)).entries.map(({ action }) => action)
    expect(await actions('?subject=cause:1')).toEqual(['listExported', 'adminInviteRevoked', 'adminInviteSent'])
    expect(await actions('?person=Admin@farthing.example&group=cause')).toEqual([
      'listExported',
      'adminInviteRevoked',
      'adminInviteSent',
    ])
    expect(await actions('?person=treasurer@farthing.example&group=cause')).toEqual([])
    expect(await actions('?group=cause&from=2026-11-22')).toEqual([])
    expect(await actions('?group=cause&from=2026-11-21&to=2026-11-21')).toHaveLength(3)
    await server.call('GET', '/api/support/claims', { token: support })
    const looks = (await read('?group=support')).entries
    expect(looks.find(({ subject }) => subject === 'call:listOpenClaims')).toMatchObject({
      action: 'supportLooked',
      person: 'support@farthing.example',
    })
    // To look at the trail is a look too, and says at what.
    expect(looks.find(({ subject }) => subject === 'call:listAudit')?.detail).toHaveProperty('group')
  })

  test('what can’t be noted is not done: the line and what it tells of are one transaction', async () => {
    const { db } = server.services
    const invites = '/api/causes/id:1/admin-invites'
    const invite = { email: 'noted@example.org', hasAgreed: true }
    const { invitations } = (await server.call('POST', invites, { body: invite, token: admin })).details
    const pending = invitations.find(({ email }: { email: string }) => email === invite.email)
    const mail = await db.selectFrom('mail').select('text').where('recipient', '=', invite.email).executeTakeFirstOrThrow()
    const secret = /admin-invites\/([\w-]+)/.exec(mail.text)?.[1]
    const supporter = await server.logIn('supporter')
    const { accessToken: token, refreshToken: stolen } = supporter.tokens
    await server.call('POST', '/api/auth/refresh/refreshToken', { token: stolen })
    server.clock.advance(31_000)
    const archive = { request_time: '', request_type: 'archive', ticket_creation_time: '' }
    const works: Record<string, () => Promise<{ status: number }>> = {
      adminInviteRevoked: () => server.call('DELETE', `${invites}/${pending.id}`, { token: admin }),
      adminInviteDeclined: () => server.call('POST', `/api/admin-invites/${secret}/opt-out`, { body: {} }),
      archiveRequested: () => server.call('POST', '/api/user/me/data/data-requests', { body: archive, token }),
      personProved: () => server.call('POST', '/api/user/me/verify-password', { body: { password: demoPassword }, token }),
      loggedIn: () =>
        server.call('POST', '/api/login-cookie', {
          body: { email: 'treasurer@farthing.example', password: demoPassword, source: 'website' },
        }),
      refreshTokenReused: () => server.call('POST', '/api/auth/refresh/refreshToken', { token: stolen }),
    }
    const tables = [
      'admin_invite',
      'mail_opt_out',
      'data_request',
      'session_family',
      'device',
      'device_key',
      'known_device',
    ] as const
    const kept = async () => JSON.stringify(await Promise.all(tables.map((name) => db.selectFrom(name).selectAll().execute())))
    await sql`CREATE FUNCTION refuse_line() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''full''; END'`.execute(db)
    for (const [action, work] of Object.entries(works)) {
      const refuse = sql.raw(`CREATE TRIGGER refuse BEFORE INSERT ON audit FOR EACH ROW WHEN (NEW.action = '${action}')
        EXECUTE FUNCTION refuse_line()`)
      await sql`${refuse}`.execute(db)
      const before = await kept()
      expect((await work()).status, action).toBe(500)
      expect(await kept(), action).toBe(before)
      vi.mocked(console.error).mockClear()
      await sql`DROP TRIGGER refuse ON audit`.execute(db)
      await work()
      expect(await kept(), action).not.toBe(before)
    }
    await expect(recordAudit(db, { action: 'emailChanged', userId: 1, subject: 'user:1', at: 0 })).rejects.toThrow(/transaction/)
  })

  test('it is read in pages, by the support team alone', async () => {
    for (let count = 0; count < 60; count++) await server.call('GET', '/api/support/claims', { token: support })
    const first = await read('?group=support')
    const next = await read(`?group=support&lastId=${first.entries.at(-1)?.id}`)
    expect([first.entries.length, first.hasMore]).toEqual([50, true])
    expect(next.entries[0]?.id).toBeLessThan(first.entries.at(-1)?.id ?? 0)
    expect((await server.call('GET', '/api/support/audit', { token: admin })).error?.code).toBe('notAllowed')
    expect((await server.call('GET', '/api/support/audit?from=yesterday', { token: support })).error?.fields).toHaveProperty(
      'from',
    )
  })

  test('a new account is noted with its person, without what was typed', async () => {
    const newcomer = await server.call('POST', '/api/user', {
      body: {
        firstName: 'Noor',
        lastName: 'Reed',
        email: 'noor@example.org',
        password: 'three blue boats',
        userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
        marketingPreferences: [],
      },
    })
    expect(newcomer.status).toBe(200)
    const { entries } = await read('?person=noor@example.org')
    expect(entries.map(({ action }) => action)).toEqual(['loggedIn', 'accountCreated'])
    expect(JSON.stringify(entries)).not.toContain('three blue boats')
  })

  test('an address that sends measurements without end has a day’s worth kept, and keeps nobody else from it', async () => {
    const event = { eventTime: '', property: '', category: '', event: 'x', level: '', eventData: { long: 'x'.repeat(60_000) } }
    const send = (ip: string) => server.call('POST', '/api/analytics/event', { body: event, ip })
    const kept = async () =>
      (
        await sql<{ bytes: string }>`SELECT coalesce(sum(length(body::text)), 0) AS bytes FROM analytics_event`.execute(
          server.services.db,
        )
      ).rows[0]
    const before = Number((await kept())?.bytes)
    const statuses: number[] = []
    for (let count = 0; count < 80; count++) statuses.push((await send('10.9.0.1')).status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    expect(Number((await kept())?.bytes) - before).toBeLessThan(4_100_000)
    expect((await send('10.9.0.2')).status).toBe(200)
    server.clock.advance(DAY)
    expect((await send('10.9.0.1')).status).toBe(200)
  })
})
