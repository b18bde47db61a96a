import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '#contract/limits.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { accountSteps } from './account.steps.ts'

describe.each(engines)('accepted terms on %s', (engine) => {
  let server: TestServer
  const steps = accountSteps(() => ({ server, token: '' }))
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())
  const termsOf = async (token: string) => (await server.call('GET', '/api/user/me/terms', { token })).details.terms

  test('F-069 everybody can read which version of the terms they accepted and when, and nobody else’s', async () => {
    const { db } = server.services
    const first = new Date(server.clock.now()).toISOString()
    const { token } = await steps.somebody('terms@example.org')
    const stranger = await steps.somebody('stranger@example.org')
    const { from_day: from } = await db
      .selectFrom('terms')
      .select('from_day')
      .where('id', '=', 'supporter-1')
      .executeTakeFirstOrThrow()
    const one = { id: 'supporter-1', type: 'supporter', version: '1', from: from.toISOString(), acceptedAt: first }
    expect(await termsOf(token)).toEqual([one])

    server.clock.advance(MINUTE)
    const now = new Date(server.clock.now())
    await db
      .insertInto('terms')
      .values({
        id: 'supporter-2',
        type: 'supporter',
        version: '2',
        statement: 'I accept the supporter terms',
        path: '/terms/supporter',
        body: JSON.stringify(['Other terms.']),
        from_day: now,
      })
      .execute()
    const accept = (id: string, version: string) =>
      server.call('POST', '/api/user/me/terms', {
        token,
        body: { userTerms: [{ Id: id, Statement: '', Path: '', Version: version }] },
      })
    expect((await accept('supporter-2', '2')).status).toBe(200)
    // The same once more changes nothing of when it was.
    server.clock.advance(MINUTE)
    expect((await accept('supporter-1', '1')).status).toBe(200)
    const two = { id: 'supporter-2', type: 'supporter', version: '2', from: now.toISOString(), acceptedAt: now.toISOString() }
    expect(await termsOf(token)).toEqual([two, one])
    expect(await termsOf(stranger.token)).toEqual([one])
    expect((await server.call('GET', '/api/user/me/terms', {})).status).toBe(401)
  })
})
