import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dashboardPlacement } from '#contract/cause-admin/dashboard.ts'
import { DAY } from '#contract/limits.ts'
import { mailAdminNews } from '#server/cause-admin/admin-news.job.ts'
import { optOut } from '#server/mail/opt-outs.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('news for administrators, on %s', (engine) => {
  let server: TestServer
  const db = () => server.services.db
  const admin = 'admin@farthing.example'
  const news = (recipient = admin) =>
    db()
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', recipient)
      .where('subject', '=', 'News for people who run a cause')
      .orderBy('id')
      .execute()
  const wants = (isWanted: boolean, email: string) =>
    sql`UPDATE app_user SET preferences = preferences || ${JSON.stringify({ cause_admin: isWanted })}::jsonb WHERE email = ${email}`.execute(
      db(),
    )
  const post = (title: string, placement: string = dashboardPlacement) =>
    db()
      .insertInto('marketing_message')
      .values({ title, body: 'More of it.', path: '/raisemore', placement, position: 0 })
      .execute()

  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await db().deleteFrom('mail').execute()
    await sql`UPDATE app_user SET preferences = preferences || '{"cause_admin": false}', admin_news_at = NULL, admin_news_id = 0`.execute(
      db(),
    )
  })

  test('H-005, M-002 cause_admin: what stands on the dashboard, by one mail, whoever does the job; without it none', async () => {
    await mailAdminNews(server.services)
    expect(await news()).toEqual([])
    await wants(true, admin)
    await Promise.all([mailAdminNews(server.services), mailAdminNews(server.services)])
    const [mail, ...more] = await news()
    expect(more).toEqual([])
    const shown = await db().selectFrom('marketing_message').select('title').where('placement', '=', dashboardPlacement).execute()
    expect(shown.length).toBeGreaterThan(1)
    for (const { title } of shown) expect(mail?.text).toContain(title)
    expect(mail?.text).toContain('http://localhost:3000/invite-other-admins')
  })

  test('H-005 at most every four weeks, each message once, and nothing where nothing is new', async () => {
    await wants(true, admin)
    await mailAdminNews(server.services)
    expect(await news()).toHaveLength(1)
    await post('Something new')
    await post('Of another page', 'elsewhere')
    server.clock.advance(21 * DAY)
    await mailAdminNews(server.services)
    expect(await news()).toHaveLength(1)
    server.clock.advance(7 * DAY)
    await mailAdminNews(server.services)
    const [first, second] = await news()
    expect(first?.text).not.toContain('Something new')
    expect(second?.text.split('\n\n').slice(2, -2)).toEqual(['Something new: More of it. http://localhost:3000/raisemore'])
    server.clock.advance(28 * DAY)
    await mailAdminNews(server.services)
    expect(await news()).toHaveLength(2)
  })

  test('H-005 only to who runs a cause that is open', async () => {
    await wants(true, 'supporter@farthing.example')
    await wants(true, 'treasurer@farthing.example')
    const { cause_id } = await db()
      .selectFrom('cause_admin')
      .innerJoin('app_user', 'app_user.id', 'cause_admin.user_id')
      .select('cause_id')
      .where('email', '=', 'treasurer@farthing.example')
      .executeTakeFirstOrThrow()
    const at = new Date(server.clock.now())
    const closing = {
      cause_id,
      reason: 'Over',
      asked_at: at,
      closes_at: at,
      closed_at: at,
      payable_until: at,
      stage: 'closed' as const,
    }
    await db().insertInto('cause_closing').values(closing).execute()
    await mailAdminNews(server.services)
    expect([await news('supporter@farthing.example'), await news('treasurer@farthing.example')]).toEqual([[], []])
    await db().deleteFrom('cause_closing').where('cause_id', '=', cause_id).execute()
    await mailAdminNews(server.services)
    expect(await news('treasurer@farthing.example')).toHaveLength(1)
  })

  test('H-005 one press stops them and nothing else, and who wants no mail at all gets none', async () => {
    await wants(true, admin)
    await mailAdminNews(server.services)
    const [mail] = await news()
    const { pathname, search } = new URL(mail?.unsubscribe ?? '')
    expect(pathname).toBe('/mail-opt-out/one-press')
    const before = await preferencesOf(admin)
    const pressed = await server.app.inject({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(pressed.statusCode).toBeLessThan(300)
    expect(await preferencesOf(admin)).toEqual({ ...before, cause_admin: false })
    expect(mail?.text).toContain('http://localhost:3000/mail-opt-out#stop=administrators')
    await wants(true, 'treasurer@farthing.example')
    await optOut(db(), 'treasurer@farthing.example', server.clock.now())
    await mailAdminNews(server.services)
    expect(await news('treasurer@farthing.example')).toEqual([])
  })

  async function preferencesOf(email: string) {
    return (await db().selectFrom('app_user').select('preferences').where('email', '=', email).executeTakeFirstOrThrow())
      .preferences
  }
})
