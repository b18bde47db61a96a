import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reconcile } from '#server/giving/journal/reconcile.ts'
import { runJobs } from '#server/jobs/jobs.ts'
import { wantedOf } from '#server/mail/opt-outs.ts'
import { databaseOfBefore } from '../kit/before.ts'
import { causes, families, fillBefore, hash, keys, token } from '../kit/before-rows.ts'
import { placesOf, soilOf } from '../kit/planted.ts'
import { bothEngines, openTestServer, type TestServer } from '../kit/server.ts'
import { start } from '../kit/templates.ts'

describe.each(bothEngines)('a database of before, opened by today’s program, on %s', (engine) => {
  let server: TestServer
  let support: string
  const db = () => server.services.db

  beforeAll(async () => {
    const place = await databaseOfBefore(engine, fillBefore)
    server = await openTestServer(engine, {
      ...place,
      payerAccount: { name: 'Farthing Client Account', sortCode: '010203', accountNumber: '12345678' },
    })
    support = await token('access', 'sasha-desk', 2, 'full', 0, 0.05)
  })
  afterAll(() => server.close())

  /** Which of two calls an access token opens: one of half a session, and one of a whole one. */
  async function worthOf(accessToken: string | undefined): Promise<'full' | 'semi' | null> {
    const [own, whole] = await Promise.all([
      server.call('POST', '/api/auth/session-retrofit', { token: accessToken ?? 'none' }),
      server.call('GET', '/api/user/me/devices', { token: accessToken ?? 'none' }),
    ])
    return whole.status === 200 ? 'full' : own.status === 200 ? 'semi' : null
  }

  test.each(families)(
    '014: who was logged in stays so, and no longer than they may: $id',
    async ({ id, userId, scope, refreshed, worth }) => {
      const refresh = await token('refresh', id, userId, scope, refreshed, refreshed + 180)
      const { status, details } = await server.call('POST', '/api/auth/refresh/refreshToken', { token: refresh })
      expect(status).toBe(worth ? 200 : 401)
      expect(await worthOf(details?.tokens.accessToken)).toBe(worth)
      expect(await worthOf(await token('access', id, userId, scope, -0.01, 0.05))).toBe(worth)
    },
  )

  test.each(keys)(
    '014: what a device held beside tokens is worth half a session at most: $secret',
    async ({ kind, secret: shown, worth }) => {
      const [path, name] =
        kind === 'legacySession' ? ['session-upgrade', 'sessionId'] : ['checksupporter-upgrade', 'checkSupporter']
      const { status, details } = await server.call('POST', `/api/auth/${path}`, { body: { [name ?? '']: shown } })
      expect(status).toBe(worth ? 200 : 401)
      expect(await worthOf(details?.tokens.accessToken)).toBe(worth)
    },
  )

  test('014: every session has an end that nothing moves, and belongs to a device that its person sees', async () => {
    const { rows } = await sql<{
      id: string
      days: number
    }>`SELECT session_family.id, round(extract(epoch FROM ends_at - created_at) / 86400)::integer AS days
      FROM session_family WHERE id LIKE 'rowan-%' OR id LIKE 'sasha-%' ORDER BY id`.execute(db())
    expect(rows.map(({ id, days }) => [id, days])).toEqual([
      ['rowan-laptop', 730],
      ['rowan-old', 365],
      ['rowan-phone', 365],
      ['rowan-stolen', 365],
      ['sasha-desk', 365],
    ])
    // One sign-in is one device: what was made with the phone's session ends with it.
    const { rows: same } = await sql<{ count: number }>`SELECT count(DISTINCT device_id) AS count FROM (
      SELECT device_id FROM session_family WHERE id = 'rowan-phone' UNION ALL SELECT device_id FROM device_key WHERE hash = ${hash('check-of-login')}) AS held`.execute(
      db(),
    )
    expect(Number(same[0]?.count)).toBe(1)
    expect((await server.call('POST', '/api/auth/fingerprints/link-of-a-minute')).status).toBe(401)
  })

  test('015: who is logged in still does not count as proven', async () => {
    const { rows } = await sql<{
      id: string
    }>`SELECT id FROM session_family WHERE id IN ('rowan-phone', 'sasha-desk') AND proven_at IS NOT NULL`.execute(db())
    expect(rows).toEqual([])
    const rowan = await token('access', 'rowan-phone', 1, 'full', 0, 0.05)
    const unlinked = await server.call('DELETE', '/api/user/me/oauth/facebook/1', { token: rowan })
    expect(unlinked.error?.code).toBe('proofRequired')
  })

  test('016: what happened before is in the trail under today’s names, and refused calls are counted', async () => {
    const { details } = await server.call('GET', '/api/support/audit?to=2026-11-15', { token: support })
    const lines = details.entries.map((one: Record<string, unknown>) => [one.action, one.person, one.subject])
    expect(lines).toEqual([
      ['linkMailFailed', null, null],
      ['accountDisabled', 'rowan@before.example', 'user:1'],
      ['bankDetailsChanged', 'rowan@before.example', 'cause:3'],
      ['claimAccepted', 'sasha@before.example', 'claim:C-5'],
      ['adminRequestTaken', 'sasha@before.example', 'adminRequest:AR-7'],
    ])
    const { details: counted } = await server.call('GET', '/api/support/refusals', { token: support })
    const before = counted.refusals.filter(({ day: one }: { day: string }) => one < '2026-11-20')
    expect(before).toEqual([
      { day: '2026-11-17', call: 'postback', code: 'badSignature', times: 1 },
      { day: '2026-11-16', call: 'A-010', code: 'refused', times: 2 },
      { day: '2026-11-15', call: 'A-010', code: 'refused', times: 1 },
    ])
  })

  test('019: limits go on counting and wishes not to be written to still hold, without an address in the database', async () => {
    const body = { email: 'rowan@before.example', password: 'three blue boats', source: 'website' }
    expect((await server.call('POST', '/api/login-cookie', { body, ip: '203.0.113.9' })).status).toBe(429)
    expect((await server.call('POST', '/api/login-cookie', { body, ip: '203.0.113.10' })).status).toBe(200)
    expect(await wantedOf(db(), ['quiet@before.example', 'other@before.example'])).toEqual(['other@before.example'])
    const soil = await soilOf(db())
    expect(await placesOf(soil, 'quiet@before.example')).toEqual([])
    expect(await placesOf(soil, '203.0.113')).toEqual([])
    expect(await placesOf(soil, 'rowan@before.example')).toEqual(['app_user.email'])
  })

  test('018, 020, 021: nobody loses a balance; whom the register doesn’t know is being checked; what was paid stays paid, and once', async () => {
    await runJobs(server.services)
    const { rows } = await sql<{
      id: number
      review: string
      raised: number
    }>`SELECT id, review, donations_total AS raised FROM cause ORDER BY id`.execute(db())
    expect(rows).toEqual(causes.map(({ id, today, ready }) => ({ id, review: today, raised: id === 1 ? ready + 2000 : ready })))
    expect((await reconcile(db())).differences).toEqual([])
    const paid = await server.call('GET', '/api/causes/cause-1/payments/P1')
    expect([paid.status, paid.details?.payment.pence]).toEqual([200, 2000])
    await sql`UPDATE session_family SET proven_at = ${new Date(start)} WHERE id = 'sasha-desk'`.execute(db())
    // Its office has entered the code by now.
    await sql`UPDATE cause SET review = 'confirmed' WHERE id = 1`.execute(db())
    const made = await server.call('POST', '/api/support/payment-runs', { token: support })
    expect(made.status).toBe(200)
    const { details } = await server.call('GET', `/api/support/payment-runs/${made.details.id}`, { token: support })
    expect(details.run.lines.map((line: Record<string, unknown>) => [line.causeId, line.pence, line.waits])).toEqual([
      [1, 4000, null],
      [3, 6000, 'beingChecked'],
      [2, 5000, 'beingChecked'],
    ])
  })
})
