import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bothEngines, openTestServer, type TestServer } from '../kit/server.ts'

/** What PostgreSQL answers, by the states of appendix A of its manual, and what whoever asks is to hear. */
const states: [string, string, number][] = [
  ['53100', 'the disk is full', 503],
  ['53200', 'no memory is left', 503],
  ['53300', 'no connections are left', 503],
  ['57P01', 'it is shut down', 503],
  ['57P03', 'it is starting', 503],
  ['25006', 'it has become a copy', 503],
  ['40P01', 'two pieces of work waited for each other', 503],
  ['58030', 'its disk fails', 503],
]

describe.each(bothEngines)('on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())
  const write = () => server.call('POST', '/api/referrals', { body: { referrerEntityIdentifier: 'somebody' } })

  test.each(states)('F5 %s, %s: a write is told to come back, and works when it has passed', async (state, words, status) => {
    const { db } = server.services
    await sql
      .raw(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '${words}' USING ERRCODE = '${state}'; END $$;
        CREATE TRIGGER fails BEFORE INSERT ON referral FOR EACH ROW EXECUTE FUNCTION fail()`)
      .execute(db)
    const answer = await write()
    expect([answer.status, answer.error]).toMatchObject([status, { code: 'unavailable', retryable: true }])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    await sql.raw('DROP TRIGGER fails ON referral; DROP FUNCTION fail()').execute(db)
    expect((await write()).status).toBe(200)
  })
})
