import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DAY, MINUTE } from '#contract/limits.ts'
import { startJobs } from '#server/jobs/job-runner.ts'
import { jobs, runJobs } from '#server/jobs/jobs.ts'
import { startMailServer } from '../kit/mail-server.ts'
import { freePort } from '../kit/ports.ts'
import { bothEngines, openTestServer, type TestServer } from '../kit/server.ts'

describe.each(bothEngines)('jobs on %s', (engine) => {
  let server: TestServer
  let port: number
  beforeAll(async () => {
    port = await freePort()
    server = await openTestServer(engine, { smtpUrl: `smtp://127.0.0.1:${port}` })
    // The mails here are this test's alone: nobody has asked for news.
    await sql`UPDATE app_user SET preferences = preferences || '{"cause_admin":false}'`.execute(server.services.db)
  })
  afterAll(() => server.close())

  const welcome = (to: string) =>
    server.services.db
      .transaction()
      .execute((db) =>
        server.services.mail.queue(db, { to, subject: 'Hello', text: 'Secret', html: '<p>Secret</p>' }, server.clock.now()),
      )
  const waiting = () =>
    server.services.db.selectFrom('mail').select(['recipient', 'text', 'sealed', 'attempts', 'next_at']).orderBy('id').execute()

  test('mail waits for a mail server that is away, is sent once when it is back, and its words are forgotten', async () => {
    await welcome('first@example.org')
    const [unsent] = await waiting()
    expect(unsent).toMatchObject({ recipient: 'first@example.org', attempts: 0, next_at: new Date(server.clock.now()) })
    await runJobs(server.services)
    expect(vi.mocked(console.error).mock.calls).toHaveLength(1)
    const [kept] = await waiting()
    expect(kept).toMatchObject({ recipient: 'first@example.org', attempts: 1, next_at: new Date(server.clock.now() + MINUTE) })
    await runJobs(server.services)
    expect(await waiting()).toEqual([kept])
    server.clock.advance(MINUTE)
    await runJobs(server.services)
    expect(await waiting()).toMatchObject([{ attempts: 2, next_at: new Date(server.clock.now() + 2 * MINUTE) }])
    const mails = await startMailServer(port)
    server.clock.advance(2 * MINUTE)
    await Promise.all([1, 2, 3].map(() => server.services.mail.sendWaiting(server.clock.now())))
    expect(mails.received).toHaveLength(1)
    expect(mails.received[0]).toContain('To: first@example.org')
    expect(await waiting()).toEqual([])
    await mails.close()
    vi.mocked(console.error).mockClear()
  })

  test('mail that cannot be sent for a day is given up, and its words are forgotten', async () => {
    await welcome('never@example.org')
    for (let tried = 0; tried < 20 && (await waiting())[0]?.next_at; tried++) {
      const [mail] = await waiting()
      server.clock.advance((mail?.next_at?.getTime() ?? 0) - server.clock.now())
      await server.services.mail.sendWaiting(server.clock.now())
    }
    expect(await waiting()).toMatchObject([{ text: '', sealed: null, next_at: null, attempts: 11 }])
    server.clock.advance(DAY)
    vi.mocked(console.error).mockClear()
    await server.services.mail.sendWaiting(server.clock.now())
    expect(vi.mocked(console.error).mock.calls).toEqual([])
  })

  test('the jobs’ own queues are made once, and two runners over one database run beside each other', async () => {
    const first = await startJobs(server.services)
    const second = await startJobs(server.services)
    await Promise.all([first.stop(), second.stop()])
    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
  })
})
