import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY } from '#contract/limits.ts'
import { optOut } from '#server/mail/opt-outs.ts'
import { mailShopNews } from '#server/shopping/shop-news/shop-news.job.ts'
import { startMailServer } from '#tests/kit/mail-server.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('news of shops, on %s', (engine) => {
  let server: TestServer
  const db = () => server.services.db
  const supporter = 'supporter@farthing.example'
  const news = (recipient = supporter) =>
    db()
      .selectFrom('mail')
      .selectAll()
      .where('recipient', '=', recipient)
      .where('subject', '=', 'Shops giving more this week')
      .orderBy('id')
      .execute()
  const wants = (preferences: object, email = supporter) =>
    sql`UPDATE app_user SET preferences = preferences || ${JSON.stringify(preferences)}::jsonb, shops_mailed_at = NULL WHERE email = ${email}`.execute(
      db(),
    )
  const forget = () => db().deleteFrom('mail').execute()

  beforeAll(async () => {
    server = await openTestServer(engine)
    await sql`UPDATE app_user SET preferences = preferences || '{"retailer_offer": false, "featured_retailer": false}'`.execute(
      db(),
    )
  })
  afterAll(() => server.close())

  test('H-005, M-002 retailer_offer: offers of now, a favourite first, at most once a week, by two jobs at once; without it none', async () => {
    await mailShopNews(server.services)
    expect(await news()).toEqual([])
    const shops = await sql<{
      id: number
      name: string
    }>`SELECT r.id, r.name FROM retailer r ORDER BY popularity LIMIT 2`.execute(db())
    const [favourite, other] = shops.rows
    if (!favourite || !other) throw new Error('There are shops.')
    const until = new Date(server.clock.now() + 3 * DAY)
    await sql`UPDATE rate SET is_increased = true, increased_until = ${until} WHERE retailer_id IN (${favourite.id}, ${other.id})`.execute(
      db(),
    )
    const { id } = await db().selectFrom('app_user').select('id').where('email', '=', supporter).executeTakeFirstOrThrow()
    await db().deleteFrom('favourite').where('user_id', '=', id).execute()
    await sql`INSERT INTO favourite (user_id, retailer_id) VALUES (${id}, ${favourite.id}) ON CONFLICT DO NOTHING`.execute(db())
    await wants({ retailer_offer: true })
    await Promise.all([mailShopNews(server.services), mailShopNews(server.services)])
    const [mail, ...more] = await news()
    expect(more).toEqual([])
    const offered = mail?.text.split('\n\n').slice(2, -2) ?? []
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.length).toBeLessThanOrEqual(5)
    expect(offered[0]).toContain(`${favourite.name}: `)
    expect(offered[0]).toContain(' until ')
    expect(mail?.text).not.toContain('Shops of the week')
    expect(mail?.html).toContain(favourite.name.replace('&', '&amp;'))
    server.clock.advance(5 * DAY)
    await mailShopNews(server.services)
    expect(await news()).toHaveLength(1)
    server.clock.advance(2 * DAY)
    // One that has no end is told of every week; what has ended is no offer any more.
    await sql`UPDATE rate SET increased_until = NULL WHERE retailer_id = ${other.id}`.execute(db())
    await sql`INSERT INTO favourite (user_id, retailer_id) VALUES (${id}, ${other.id}) ON CONFLICT DO NOTHING`.execute(db())
    await mailShopNews(server.services)
    const [, next] = await news()
    expect(next?.text).toContain(`${other.name}: `)
    expect(next?.text).not.toContain(`${favourite.name}: `)
  })

  test('H-005, M-002 featured_retailer: the shops that were visited most this week', async () => {
    await forget()
    const quiet = await sql<{ id: number; name: string }>`SELECT id, name FROM retailer ORDER BY popularity, id LIMIT 1`.execute(
      db(),
    )
    const [shop] = quiet.rows
    if (!shop) throw new Error('There are shops.')
    for (let count = 0; count < 200; count++)
      await db()
        .insertInto('visit')
        .values({
          id: `week-${engine}-${count}`,
          user_id: null,
          cause_id: null,
          retailer_id: shop.id,
          rate_id: null,
          deal_id: null,
          visit_session: null,
          search_session: null,
          guest_email: null,
          created_at: new Date(server.clock.now() - DAY),
        })
        .execute()
    await wants({ retailer_offer: false, featured_retailer: true })
    await mailShopNews(server.services)
    const [mail] = await news()
    const lines = mail?.text.split('\n\n') ?? []
    expect(lines[1]).toBe('Shops of the week, the ones people visit most:')
    expect(lines[2]).toContain(`${shop.name}: `)
    expect(lines).toHaveLength(9)
  })

  test('who has told us to stop, and who cannot log in any more, gets none', async () => {
    await forget()
    await wants({ featured_retailer: true })
    await wants({ featured_retailer: true }, 'admin@farthing.example')
    await optOut(db(), supporter, server.clock.now())
    await db()
      .updateTable('app_user')
      .set({ disabled_at: new Date(server.clock.now()) })
      .where('email', '=', 'admin@farthing.example')
      .execute()
    await mailShopNews(server.services)
    expect([...(await news()), ...(await news('admin@farthing.example'))]).toEqual([])
  })
})

test('H-005, RFC 8058: one press in the mail program stops the list, and nothing else does', async () => {
  const smtp = await startMailServer()
  const server = await openTestServer('embedded', { smtpUrl: smtp.url })
  const { db } = server.services
  const email = 'supporter@farthing.example'
  await sql`UPDATE app_user SET preferences = preferences || '{"retailer_offer": true, "featured_retailer": true, "nurture": true}' WHERE email = ${email}`.execute(
    db,
  )
  await mailShopNews(server.services)
  await server.services.mail.sendWaiting(server.clock.now())
  const received = smtp.received.find((mail) => mail.includes(`To: ${email}`))?.replace(/\r\n\s/g, ' ') ?? ''
  expect(received).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(received).toContain('text/plain')
  expect(received).toContain('text/html')
  const address = /^List-Unsubscribe: <([^>]+)>/m.exec(received)?.[1] ?? ''
  const { pathname, search } = new URL(address)
  const press = (url: string) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const preferences = async () =>
    (await db.selectFrom('app_user').select('preferences').where('email', '=', email).executeTakeFirstOrThrow()).preferences
  // Opening it asks first.
  const opened = await server.app.inject({ method: 'GET', url: pathname + search })
  expect(opened.statusCode).toBe(303)
  expect(opened.headers.location).toBe(`/mail-opt-out#${search.slice(1)}`)
  // The proof is of this list and address alone.
  for (const wrong of [search.replace('shops%3A', 'tips%3A'), search.replace('supporter', 'admin'), '?stop=nothing', ''])
    expect((await press(pathname + wrong)).statusCode).toBe(404)
  expect(await preferences()).toMatchObject({ retailer_offer: true, featured_retailer: true })
  expect((await press(pathname + search)).statusCode).toBe(204)
  expect(await preferences()).toMatchObject({ retailer_offer: false, featured_retailer: false, nurture: true })
  await server.close()
  await smtp.close()
})
