import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { updateFault, updateText } from '#contract/cause-admin/updates.rules.ts'
import { createStoppedClock } from '#server/clock.ts'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { bulkLoad } from '#server/db/seed/bulk-load.ts'
import { sizes } from '#server/db/seed/sizes.ts'
import { openServices } from '#server/open-services.ts'
import type { Services } from '#server/services.ts'
import { bothEngines, openTestServer, type TestServer } from '../kit/server.ts'

/** Every index and constraint of the database, as its own catalogue words them. */
async function shapeOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    SELECT indexdef AS line FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    ORDER BY 1`.execute(db)
  return rows.map(({ line }) => line)
}

describe.each(bothEngines)('a large data set on %s', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    server = await openTestServer(engine)
  })
  afterAll(() => server.close())

  test('is filled without the indexes and foreign keys of its large tables, and has all of them again afterwards', async () => {
    const { db } = server.services
    const before = await shapeOf(db)
    let during: string[] = []
    await db.transaction().execute((transaction) =>
      bulkLoad(transaction, async () => {
        during = await shapeOf(transaction)
      }),
    )
    const lost = before.filter((line) => !during.includes(line))
    expect(lost.filter((line) => line.includes('INDEX')).length).toBeGreaterThan(15)
    expect(lost.some((line) => line.startsWith('donation ') && line.includes('FOREIGN KEY (cause_id)'))).toBe(true)
    expect(lost.filter((line) => line.includes('PRIMARY KEY') || line.includes('UNIQUE'))).toEqual([])
    expect(await shapeOf(db)).toEqual(before)
  })

  test('is refused as a whole where a row of it refers to nothing', async () => {
    const { db } = server.services
    const filling = db.transaction().execute((transaction) =>
      bulkLoad(transaction, async () => {
        await sql`INSERT INTO donation_move (donation_id, stage, at, moved_by, amount_pence) VALUES ('nowhere', 'tracked', now(), 'network', 1)`.execute(
          transaction,
        )
      }),
    )
    await expect(filling).rejects.toThrow(/foreign key/)
    const { rows } = await sql`SELECT 1 FROM donation_move WHERE donation_id = 'nowhere'`.execute(db)
    expect(rows).toEqual([])
  })
})

describe('the demo', () => {
  let services: Services
  let close: () => Promise<void>
  beforeAll(async () => {
    const clock = createStoppedClock(Date.parse('2026-10-12T10:00:00.000Z'))
    ;({ services, close } = await openServices(readConfig({}), clock, { inMemory: true, size: sizes.demo }))
  })
  afterAll(() => close())

  /** Sentences that only fit one kind of shop: nobody sends a hotel by post. */
  const fits = [
    {
      shops: /Insurance|Cover|Energy|Broadband|Hotels|Cottages|Parking|Holidays|Ferries|Coaches|Cruises$/,
      not: /parcel|deliver|packed|sent back|returns/i,
    },
    { shops: /Insurance$/, says: /insur|quote/i },
    { shops: /Hotels$/, says: /hotels|beds|rooms/ },
    { shops: /Cottages$/, says: /cottages|houses|somewhere quiet/ },
    { shops: /Energy$/, says: /power|electricity|Night rates|month by month/ },
    { shops: /Broadband$/, says: /speed|streets|customers/ },
    { shops: /Airport Parking$/, says: /airports|flights|car/ },
    { shops: /Clothing|Knitwear|Denim$/, says: /sewing|clothes|market stall/ },
    { shops: /Bakery|Cheese|Deli$/, says: /farms|larders|counter/ },
    { shops: /Cameras|Computers|Phones$/, says: /sells|repairing|tried/ },
  ] as const

  test('a shop’s description is of its trade, in several ways for each, and of no other', async () => {
    const shops = await services.db.selectFrom('retailer').select(['name', 'description']).execute()
    for (const rule of fits) {
      const those = shops.filter(({ name }) => rule.shops.test(name))
      expect(those.length).toBeGreaterThan(1)
      for (const { name, description } of those) {
        if ('says' in rule) expect(description, name).toMatch(rule.says)
        else expect(description, name).not.toMatch(rule.not)
      }
      const texts = new Set(those.map(({ name, description }) => description.replaceAll(name, '').replace(/\d+/g, 'n')))
      expect(texts.size).toBeGreaterThan(those.length > 5 ? 3 : 0)
    }
    expect(shops.filter(({ description }) => /[{}]|undefined/.test(description))).toEqual([])
    // No sentence stands at more than a fifth of the shops.
    const times = new Map<string, number>()
    for (const { name, description } of shops) {
      const last = description.replaceAll(name, '').replace(/\d+/g, 'n').split('. ').at(-1) ?? ''
      times.set(last, (times.get(last) ?? 0) + 1)
    }
    expect(Math.max(...times.values())).toBeLessThan(shops.length / 5)
  })

  test('F-069 who can be tried accepted the terms on the day they joined, when those held already; who runs a cause, those of causes too', async () => {
    const { rows } = await sql<{ email: string; terms_id: string; held: boolean }>`
      SELECT email, terms_id, accepted_at = created_at AND accepted_at >= from_day AS held
      FROM terms_acceptance JOIN app_user ON app_user.id = user_id JOIN terms ON terms.id = terms_id
      ORDER BY app_user.id, terms_id DESC`.execute(services.db)
    expect(rows.every(({ held }) => held)).toBe(true)
    expect(rows.map(({ email, terms_id }) => `${email.split('@')[0]} ${terms_id}`)).toEqual([
      'supporter supporter-1',
      ...['admin supporter-1', 'admin cause-1', 'treasurer supporter-1', 'treasurer cause-1'],
      ...['support supporter-1', 'finance supporter-1'],
    ])
  })

  test('each claim that is in progress is in the hands of one of the support team, and nobody has them all', async () => {
    const held = await services.db
      .selectFrom('claim')
      .leftJoin('support_assignment', (join) =>
        join.onRef('reference', '=', 'claim.id').on('support_assignment.queue', '=', 'claims'),
      )
      .select('support_assignment.user_id')
      .where('status', '=', 'inProgress')
      .execute()
    const keepers = new Set(held.map(({ user_id }) => user_id))
    expect([keepers.has(null), keepers.size]).toEqual([false, 2])
  })

  test('a cause’s story is of what it is', async () => {
    const causes = await services.db
      .selectFrom('cause')
      .select(['name', 'kind', 'place', 'description'])
      .where('registered_by', 'is', null)
      .execute()
    for (const [name, words] of [
      [/Hospice$/, /nurs|illness|garden room/],
      [/(Primary|Infant|Nursery) School/, /school|teachers/],
      [/Scouts$/, /volunteers|camp/],
      [/Cricket Club$/, /teams|cricket/],
      [/Marathon Appeal$/, /one person|going much further/],
      [/Animal Rescue$/, /animals/],
      [/Food Bank$/, /food|parcels/],
      [/Choir$/, /sings|music/],
    ] as const) {
      const those = causes.filter((cause) => name.test(cause.name))
      expect(those.length).toBeGreaterThan(1)
      for (const cause of those) expect(cause.description, cause.name).toMatch(words)
      expect(new Set(those.map((cause) => cause.description.replaceAll(cause.name, ''))).size).toBeGreaterThan(1)
    }
    expect(causes.filter(({ place, description }) => /[{}]|undefined/.test(description) || !description.includes(place))).toEqual(
      [],
    )
  })

  test('only shops with goods have purchases in a shop', async () => {
    const bought = await services.db
      .selectFrom('donation')
      .innerJoin('retailer', 'retailer.id', 'donation.retailer_id')
      .select(({ fn }) => ['retailer.sector', fn.countAll<number>().as('times')])
      .where('donation.purchase_type', '=', 'inStore')
      .groupBy('retailer.sector')
      .execute()
    expect(bought).toEqual([{ sector: 'goods', times: expect.any(Number) }])
  })

  test('messages wait for the support team, causes have targets and say what donations pay for, and ways to be reached are those of nobody', async () => {
    const messages = await services.db.selectFrom('contact_message').select(['topic', 'handled_at']).execute()
    expect(messages.filter(({ handled_at }) => handled_at === null).map(({ topic }) => topic)).toEqual([
      'donation',
      'cause',
      'other',
    ])
    const targets = await services.db
      .selectFrom('cause')
      .select(['id', 'target_pence'])
      .where('target_pence', 'is not', null)
      .execute()
    expect(targets.length).toBeGreaterThan(50)
    expect(targets.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2, 3, 4]))
    // What donations pay for differs by kind, and some causes have said nothing.
    const pays = await services.db.selectFrom('cause').select(['kind', 'pays_for']).execute()
    const saying = (wanted: string) => pays.filter(({ kind, pays_for }) => kind === wanted && pays_for.length > 0)
    const said = ['charity', 'school', 'club', 'group'].map((kind) => saying(kind)[0]?.pays_for[0]?.text)
    expect(new Set(said.filter(Boolean)).size).toBe(4)
    expect(pays.some(({ pays_for }) => pays_for.length === 0)).toBe(true)
    // The causes that can be tried have told something lately, by who runs them, as the rule lets them, and no sum.
    const updates = await services.db.selectFrom('cause_update').selectAll().orderBy('created_at', 'desc').execute()
    expect(new Set(updates.map(({ cause_id }) => cause_id))).toEqual(new Set([1, 2, 3, 4]))
    const admins = await services.db.selectFrom('cause_admin').selectAll().execute()
    for (const { cause_id, author_id, text, created_at } of updates) {
      expect([updateFault(text), updateText(text), /[£\d]\d{2}/.test(text)]).toEqual([null, text, false])
      expect(admins).toContainEqual({ cause_id, user_id: author_id })
      expect(created_at.getTime()).toBeLessThan(services.clock.now())
    }
    expect(services.config.contact.phone).toMatch(/^01632 960 \d{3}$/)
    // Who has said how to be reached is not overruled.
    expect(readConfig({ CONTACT: '{"phone":"01632 960 999"}' }).contact).toEqual({ phone: '01632 960 999' })
  })
})
