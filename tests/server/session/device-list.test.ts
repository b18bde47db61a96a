import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { deviceSteps, safari } from './devices.steps.ts'

describe.each(engines)('devices on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  const { post, logIn, somebody, isIn, fingerprintOf, list, living } = deviceSteps(() => server)

  test('S20 a new password ends everything of all devices; the one that it was made on stays logged in', async () => {
    const email = await somebody()
    const [here, elsewhere] = [await logIn(email), await logIn(email, safari)]
    const [mine, theirs] = [await fingerprintOf(here), await fingerprintOf(elsewhere)]
    const change = { oldPassword: 'three blue boats', newPassword: 'four green hills', terms: { path: '', statement: '' } }
    expect((await post('/user/me/password', change, here.tokens.accessToken)).status).toBe(200)
    expect(await living(elsewhere, theirs)).toEqual([])
    expect(await living(here, mine)).toEqual(['refreshToken', 'accessToken'])
  })

  test('people see where they are logged in, with what and since when, and end one', async () => {
    const email = await somebody()
    const first = await logIn(email)
    server.clock.advance(DAY)
    const here = (await post('/auth/refresh/accessToken', {}, first.tokens.refreshToken)).details
    const phone = await logIn(email, safari)
    const unnamed = await logIn(email, '')
    expect(await list(here)).toMatchObject([
      {
        isThis: true,
        browser: 'Firefox',
        system: 'Windows',
        isFull: true,
        signedInAt: new Date(server.clock.now() - DAY).toISOString(),
        lastUsedAt: new Date(server.clock.now()).toISOString(),
      },
      { isThis: false, isFull: true },
      { isThis: false, isFull: true },
    ])
    const [, ...others] = await list(here)
    expect(others).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ browser: 'Safari', system: 'iOS' }),
        expect.objectContaining({ browser: null, system: null }),
      ]),
    )
    const { id } = others.find(({ system }: { system: string }) => system === 'iOS')
    const token = here.tokens.accessToken
    const ended = await server.call('DELETE', `/api/user/me/devices/${id}`, { token })
    expect(ended.details.devices).toHaveLength(2)
    expect([await isIn(phone), await isIn(unnamed), await isIn(here)]).toEqual([false, true, true])
    const stranger = await logIn(await somebody())
    const [mine] = await list(here)
    expect((await server.call('DELETE', `/api/user/me/devices/${mine.id}`, { token: stranger.tokens.accessToken })).status).toBe(
      404,
    )
    expect(await isIn(here)).toBe(true)
  })

  test('“Log out everywhere” ends everything of all devices, this one too', async () => {
    const email = await somebody()
    const [here, elsewhere] = [await logIn(email), await logIn(email, safari)]
    const [mine, theirs] = [await fingerprintOf(here), await fingerprintOf(elsewhere)]
    expect((await server.call('DELETE', '/api/user/me/devices', { token: here.tokens.accessToken })).status).toBe(200)
    expect([await living(here, mine), await living(elsewhere, theirs)]).toEqual([[], []])
  })

  test('A20, F2 a stored answer belongs to the person who asked: the same key of another account is another key', async () => {
    const [one, other] = [await server.logIn('admin'), await server.logIn('treasurer')]
    const accept = (token: string) =>
      server.call('POST', '/api/user/me/terms', {
        token,
        headers: { 'idempotency-key': 'one key of two people' },
        body: { userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }] },
      })
    const count = async () =>
      Number(
        (
          await server.services.db
            .selectFrom('terms_acceptance')
            .select((of) => of.fn.countAll().as('count'))
            .executeTakeFirstOrThrow()
        ).count,
      )
    const before = await count()
    expect((await accept(one.tokens.accessToken)).status).toBe(200)
    expect((await accept(one.tokens.accessToken)).status).toBe(200)
    expect(await count()).toBe(before + 1)
    expect((await accept(other.tokens.accessToken)).status).toBe(200)
    expect(await count()).toBe(before + 2)
  })
})
