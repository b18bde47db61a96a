import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

const account = {
  accountName: 'Friends',
  sortCode: '01-02-03',
  accountNumber: '87654321',
  isBuildingSociety: false,
  rollNumber: '',
}

describe.each(engines)('who runs a cause no more, on %s', (engine) => {
  let server: TestServer
  let admin = ''
  let other = ''
  let otherId = 0
  const path = '/api/causes/id:1'
  const db = () => server.services.db
  beforeAll(async () => {
    server = await openTestServer(engine)
    admin = (await server.logIn('admin')).tokens.accessToken
    other = (await server.logIn('treasurer')).tokens.accessToken
    const found = await db()
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'treasurer@farthing.example')
      .executeTakeFirstOrThrow()
    otherId = found.id
  })
  afterAll(() => server.close())

  const join = () => db().insertInto('cause_admin').values({ cause_id: 1, user_id: otherId }).execute()
  const remove = async () => expect((await server.call('DELETE', `${path}/admins/${otherId}`, { token: admin })).status).toBe(200)

  test('A28 bank details that were under way when the person was removed are not saved, and nobody is told of any', async () => {
    await join()
    const before = await server.call('GET', `${path}/payment-methods`, { token: admin })
    const asked = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    server.services.nameCheck = {
      async check() {
        asked.resolve()
        await answered.promise
        return { result: 'match', name: null }
      },
    }
    const id = before.details.methods[0]?.id
    const saving = server.call('PUT', `${path}/payment-methods/${id}`, { token: other, body: account })
    await asked.promise
    await remove()
    answered.resolve()
    const refused = await saving
    expect([refused.status, refused.error?.code]).toEqual([403, 'notAllowed'])
    const after = await server.call('GET', `${path}/payment-methods`, { token: admin })
    expect(after.details.methods).toEqual(before.details.methods)
    const told = await db().selectFrom('mail').select('subject').where('subject', 'like', '%bank details%').execute()
    expect(told).toEqual([])
  })

  /** Between the look whether they may and the work: what each invitation and each update counts for is written there. */
  async function removedMeanwhile(work: () => ReturnType<TestServer['call']>) {
    await join()
    await sql`CREATE FUNCTION remove_meanwhile() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN DELETE FROM cause_admin WHERE cause_id = 1 AND user_id = ${sql.raw(`${otherId}`)}; RETURN NEW; END'`.execute(db())
    await sql`CREATE TRIGGER remove_meanwhile BEFORE INSERT ON rate_window FOR EACH ROW EXECUTE FUNCTION remove_meanwhile()`.execute(
      db(),
    )
    const answer = await work()
    await sql`DROP TRIGGER remove_meanwhile ON rate_window`.execute(db())
    await sql`DROP FUNCTION remove_meanwhile`.execute(db())
    await db().deleteFrom('cause_admin').where('cause_id', '=', 1).where('user_id', '=', otherId).execute()
    return [answer.status, answer.error?.code]
  }

  test('A28 an invitation that was under way then is not sent: none is pending of somebody who was removed', async () => {
    const body = { email: 'friend@example.org', hasAgreed: true }
    const refused = await removedMeanwhile(() => server.call('POST', `${path}/admin-invites`, { token: other, body }))
    expect(refused).toEqual([403, 'notAllowed'])
    const kept = await db().selectFrom('admin_invite').select('status').where('email', '=', 'friend@example.org').execute()
    expect(kept).toEqual([])
  })

  test('A28 an update that was under way then is not posted', async () => {
    const call = {
      token: other,
      body: { text: 'The last word of somebody removed.' },
      headers: { 'idempotency-key': 'removed-meanwhile' },
    }
    expect(await removedMeanwhile(() => server.call('POST', `${path}/updates`, call))).toEqual([403, 'notAllowed'])
    const kept = await db().selectFrom('cause_update').select('id').where('text', '=', call.body.text).execute()
    expect(kept).toEqual([])
  })
})
