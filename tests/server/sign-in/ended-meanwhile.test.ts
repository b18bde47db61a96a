import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestIdentityProvider } from '#tests/kit/identity-provider.ts'
import { newPerson } from '#tests/kit/new-person.ts'
import { engines, type TestServer } from '#tests/kit/server.ts'
import { openServerWithProviders } from '#tests/kit/server-with-providers.ts'

describe.each(engines)('ways in that end while somebody uses them, on %s', (engine) => {
  let server: TestServer
  let provider: TestIdentityProvider
  beforeAll(async () => {
    ;({ server, provider } = await openServerWithProviders(engine))
  })
  afterAll(() => server.close())
  const db = () => server.services.db
  const visit = { 'x-visit-session': 'a-visit-of-somebody-who-logs-in' }

  /** What happens between the proof of the person and the beginning of their session: there the visits of before are given to them. */
  async function meanwhile(happens: string, work: () => ReturnType<TestServer['call']>) {
    await sql`CREATE FUNCTION meanwhile() RETURNS trigger LANGUAGE plpgsql AS ${sql.raw(`'BEGIN ${happens}; RETURN NULL; END'`)}`.execute(
      db(),
    )
    await sql`CREATE TRIGGER meanwhile BEFORE UPDATE ON visit FOR EACH STATEMENT EXECUTE FUNCTION meanwhile()`.execute(db())
    const answer = await work()
    await sql`DROP TRIGGER meanwhile ON visit`.execute(db())
    await sql`DROP FUNCTION meanwhile`.execute(db())
    return [answer.status, answer.error?.code]
  }
  const join = async (email: string, more: object = {}) => {
    const made = await server.call('POST', '/api/user', { body: { ...newPerson(email), ...more } })
    return { id: made.details.user.id as number, token: made.details.tokens.accessToken as string }
  }

  test('A32, S20 a password that is taken away while it is looked at begins no session', async () => {
    const email = 'meanwhile@example.org'
    const { id } = await join(email)
    const body = { email, password: 'three blue boats', source: 'website' }
    const logIn = () => server.call('POST', '/api/login-cookie', { body, headers: visit })
    const taken = `UPDATE app_user SET password_hash = NULL WHERE id = ${id}`
    expect(await meanwhile(taken, logIn)).toEqual([401, 'badCredentials'])
  })

  test('A32, S20 nor does an account elsewhere that is disconnected meanwhile', async () => {
    const dialog = await server.call('GET', '/login/facebook/dialog?state=s')
    const code = await provider.sayYes(String(dialog.headers.location), 'Somebody')
    const { identity } = (await server.call('POST', '/api/login-providers/facebook/codes', { body: { code } })).details
    const proof = { oAuthProvider: 'facebook', oAuthClientId: identity.clientId, oAuthAccessToken: identity.token }
    const { id } = await join('meanwhile.facebook@example.org', proof)
    const body = { accessToken: identity.token, facebookId: identity.clientId, source: 'website' }
    const logIn = () => server.call('POST', '/api/login-facebook', { body, headers: visit })
    expect(await meanwhile(`DELETE FROM oauth_link WHERE user_id = ${id}`, logIn)).toEqual([404, 'noAccount'])
  })

  test('A32, S20 nothing that was given out on a device works once it has ended, whenever it was given', async () => {
    const { id, token } = await join('meanwhile.device@example.org')
    await db()
      .updateTable('device')
      .set({ ended_at: new Date(server.clock.now()) })
      .where('user_id', '=', id)
      .execute()
    expect((await server.call('GET', '/api/user/me', { token })).status).toBe(401)
  })
})
