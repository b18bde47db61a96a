import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '#contract/limits.ts'
import { makeArchives } from '#server/account/archives.ts'
import { deleteAccounts } from '#server/account/deletions.job.ts'
import { rateLimit, refundRateLimit } from '#server/gate/rate-limit.ts'
import { optOut, wantedOf } from '#server/mail/opt-outs.ts'
import { collect } from '#server/privacy/collecting.ts'
import { isPersonal, type Kept, type PersonalTable } from '#server/privacy/register/entry.ts'
import { register } from '#server/privacy/register.ts'
import { enforceRetention } from '#server/privacy/retention.job.ts'
import { type Planted, placesOf, plant, type Soil, soilOf, wordOf } from '../kit/planted.ts'
import { engines, openTestServer, type TestServer } from '../kit/server.ts'

const personal = Object.entries(register).flatMap(([table, entry]) => (isPersonal(entry) ? [[table, entry] as const] : []))
const picture = (digit: string) => `${digit.repeat(32)}.png`

/** Whose rows outlive an account, in a person's judgement; whatever else the register lets stay has to be added here, on purpose. */
const outlive = new Set([
  // The books of causes, under the number of an account that is empty.
  ...[
    'visit',
    'donation',
    'donation_move',
    'donation_correction',
    'kept_report',
    'journal_transaction',
    'journal_posting',
    'payment_run',
  ],
  ...['claim', 'claim_move', 'stamp', 'stamp_card', 'referral'],
  // A cause is public, and goes on; so does what was asked and decided about it, and its bank account.
  ...['cause', 'cause_review', 'cause_review_move', 'bank_details'],
  // Proof of what was agreed to and of what was done, without the person.
  ...['terms_acceptance', 'audit'],
])
/** What may stay in none of them. */
const mustGo = [
  ...['visit.guest_email', 'visit.visit_session', 'claim.comment', 'claim.details', 'claim.order_reference', 'claim_move.note'],
  'referral.referrer_identifier',
]

describe.each(engines)('personal data on %s', (engine) => {
  let server: TestServer
  let soil: Soil
  const dataDir = mkdtempSync(join(tmpdir(), 'privacy-'))
  const images = join(dataDir, 'images')
  beforeAll(async () => {
    server = await openTestServer(engine, { dataDir })
    soil = await soilOf(server.services.db)
    mkdirSync(images, { recursive: true })
  })
  afterAll(() => server.close())

  const now = () => new Date(server.clock.now())
  /** What makes a row of a table this person's. */
  function owned(entry: PersonalTable, person: Planted, rows: Map<string, Planted>): Planted {
    const { whose } = entry
    if ('nobody' in whose) return {}
    return {
      ...Object.fromEntries((whose.id ?? []).map((column) => [column, person.id])),
      ...Object.fromEntries((whose.address ?? []).map((column) => [column, person.email])),
      ...Object.fromEntries((whose.hash ?? []).map((column) => [column, person.hash])),
      ...(whose.through ? { [whose.through.by]: rows.get(whose.through.table)?.id } : {}),
    }
  }
  /** A person with something in every column that the register calls personal. */
  async function plantPerson(who: string): Promise<{ person: Planted; rows: Map<string, Planted> }> {
    const digit = who === 'xrowan' ? 'a' : 'b'
    writeFileSync(join(images, picture(digit)), `${who}'s face`)
    writeFileSync(join(images, picture(digit === 'a' ? 'c' : 'd')), `${who}'s receipt`)
    const mine = { email: `${who}@planted.example`, avatar: `/user-images/${picture(digit)}`, is_support: false }
    const person = await plant(soil, who, 'app_user', mine, now())
    const rows = new Map([['app_user', person]])
    const plantOne = async (table: string): Promise<void> => {
      const entry = register[table]
      if (rows.has(table) || !entry || !isPersonal(entry)) return
      const { whose } = entry
      if (!('nobody' in whose) && whose.through) await plantOne(whose.through.table)
      const refers: Planted = {}
      for (const reference of soil.references.values())
        if (reference.table === table && reference.to !== 'app_user') {
          await plantOne(reference.to)
          const known = rows.get(reference.to)
          if (known) refers[reference.column] = known.id
        }
      // Nobody approves what they have prepared.
      const run = table === 'payment_run' ? { approved_by: null } : {}
      const path = table === 'claim_evidence' ? { path: `/user-images/${picture(digit === 'a' ? 'c' : 'd')}` } : {}
      rows.set(table, await plant(soil, who, table, { ...refers, ...path, ...owned(entry, person, rows), ...run }, now()))
    }
    for (const [table] of personal) await plantOne(table)
    return { person, rows }
  }
  /** The planted words of a person in one table, by column. */
  const wordsIn = (who: string, table: string, row: Planted) =>
    Object.entries(row).flatMap(([column, value]) => {
      const word = wordOf(who, table, column)
      return JSON.stringify(value)?.includes(word) ? [{ column, word }] : []
    })

  test('F-127 the archive holds each value that the register says is in it, of this person and nobody else', async () => {
    const { person, rows } = await plantPerson('xrowan')
    server.clock.advance(MINUTE)
    const other = await plantPerson('xhazel')
    await server.services.db.updateTable('data_request').set({ done_at: null }).where('user_id', '=', Number(person.id)).execute()
    await makeArchives(server.services)
    const { path } = await server.services.db
      .selectFrom('data_file')
      .select('path')
      .where('user_id', '=', Number(person.id))
      .orderBy('created_at', 'desc')
      .where('path', 'like', '%.zip')
      .executeTakeFirstOrThrow()
    const files = unzipSync(new Uint8Array(readFileSync(join(dataDir, 'archives', path))))
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    for (const [table, entry] of personal) {
      if ('none' in entry.archive) continue
      const json = text(`${entry.archive.file}.json`)
      for (const { column, word } of wordsIn('xrowan', table, rows.get(table) ?? {})) {
        const own = entry.columns[column]
        if (own && !own.archive && !own.shows) {
          expect(json, `${table}.${column}`).toContain(word)
          expect(text(`${entry.archive.file}.csv`), `${table}.${column}`).toContain(word)
        }
      }
    }
    // What an outside review missed, by name.
    expect(JSON.parse(text('account.json'))).toMatchObject({
      email: 'xrowan@planted.example',
      udo: { word: 'xrowan-app_user-udo' },
    })
    expect(JSON.parse(text('referrals.json'))).toHaveLength(1)
    expect(JSON.parse(text('claims.json'))).toMatchObject([{ details: { word: 'xrowan-claim-details' }, appeals: 1 }])
    expect(JSON.parse(text('claim-history.json'))).toMatchObject([{ note: 'xrowan-claim_move-note' }])
    expect(JSON.parse(text('sessions.json'))).toHaveLength(1)
    expect(text(`pictures/${picture('a')}`)).toBe("xrowan's face")
    expect(text(`pictures/${picture('c')}`)).toBe("xrowan's receipt")
    const everything = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n')
    expect(everything).not.toContain('xhazel')
    expect(everything).not.toMatch(/-(password_hash|id_hash|code_hash)/)
    expect(Number(other.person.id)).not.toBe(Number(person.id))
  })

  test('F-128 deletion leaves no planted value anywhere in the database but those that the register says stay, and no file', async () => {
    const { db } = server.services
    const person = await db
      .selectFrom('app_user')
      .selectAll()
      .where('email', '=', 'xrowan@planted.example')
      .executeTakeFirstOrThrow()
    const kept = await placesOf(soil, 'xhazel')
    await db.updateTable('app_user').set({ disabled_at: now() }).where('id', '=', person.id).execute()
    await db
      .updateTable('audit')
      .set({ detail: JSON.stringify({ ip: 'xrowan-ip', claim: 'x' }) })
      .where('user_id', '=', person.id)
      .execute()
    server.clock.advance(30 * DAY)
    await Promise.all([deleteAccounts(server.services), deleteAccounts(server.services)])
    const left = await placesOf(soil, 'xrowan')
    for (const place of left) {
      const [table = '', column = ''] = place.split('.')
      const entry = register[table]
      if (!entry || !isPersonal(entry)) throw new Error(`“${place}” still names the person.`)
      if ('nobody' in entry.whose) continue
      const deletion = entry.columns[column]?.deletion ?? entry.deletion
      expect(
        entry.plain.columns.includes(column) || typeof deletion === 'object',
        `${place} stays, and the register does not say so`,
      ).toBe(true)
    }
    const unowned = personal.flatMap(([table, { whose }]) => ('nobody' in whose ? [table] : []))
    const judged = left.filter((place) => !unowned.includes(place.split('.')[0] ?? ''))
    expect(judged.filter((place) => !outlive.has(place.split('.')[0] ?? '') || mustGo.includes(place))).toEqual([])
    expect(await placesOf(soil, 'xrowan@planted.example')).toEqual([])
    expect(existsSync(join(images, picture('a')))).toBe(false)
    expect(existsSync(join(images, picture('c')))).toBe(false)
    // Nobody else has lost anything.
    expect(await placesOf(soil, 'xhazel')).toEqual(kept)
    expect(existsSync(join(images, picture('b')))).toBe(true)
    const donation = await db
      .selectFrom('donation')
      .select(['stage', 'donation_pence'])
      .where('user_id', '=', person.id)
      .executeTakeFirst()
    expect(donation).toBeDefined()
    const { tables } = await collect(server.services, person)
    expect(tables.get('favourites')).toEqual([])
  })

  const periods = personal.flatMap(([table, entry]) => ('days' in entry.kept ? [[table, entry.kept, entry] as const] : []))
  test.each(periods)('what is kept in %s goes when its time is over, and not before', async (table, kept, entry) => {
    const who = `elm${Math.random().toString(36).slice(2, 8)}`
    const gone = { deleted_at: now(), disabled_at: now(), avatar: null }
    const person = await plant(soil, who, 'app_user', { email: `${who}@planted.example`, ...gone }, now())
    const rows = new Map([['app_user', person]])
    const { whose } = entry
    if (!('nobody' in whose) && whose.through)
      rows.set(whose.through.table, await plant(soil, who, whose.through.table, { user_id: person.id }, now()))
    const unused = table === 'referral' ? { used_by: null } : {}
    const start = server.clock.now()
    const row = await plant(soil, who, table, { ...owned(entry, person, rows), ...unused }, now())
    const [[key, value] = ['', null]] = Object.entries(row)
    const isThere = async () => {
      const { rows } = await sql`SELECT FROM ${sql.table(table)} WHERE ${sql.ref(key)} = ${value}`.execute(server.services.db)
      return rows.length > 0
    }
    expect(await isThere()).toBe(true)
    const over = start + (kept as Extract<Kept, { days: number }>).days * DAY
    if (over - MINUTE > start) {
      server.clock.advance(over - MINUTE - server.clock.now())
      await enforceRetention(server.services)
      expect(await isThere(), 'before').toBe(true)
    }
    server.clock.advance(over + MINUTE - server.clock.now())
    await Promise.all([enforceRetention(server.services), enforceRetention(server.services)])
    expect(await isThere(), 'after').toBe(false)
  })

  test('after six years the books no longer say which donations a deleted account or a guest made; a living account keeps its own', async () => {
    const { db } = server.services
    const gone = await plant(soil, 'ash', 'app_user', { email: 'ash@planted.example', deleted_at: now(), avatar: null }, now())
    const here = await plant(soil, 'oak', 'app_user', { email: 'oak@planted.example', avatar: null }, now())
    await plant(soil, 'ash', 'donation', { user_id: gone.id, visit_id: null }, now())
    await plant(soil, 'fir', 'donation', { user_id: null, visit_id: null }, now())
    await plant(soil, 'oak', 'donation', { user_id: here.id, visit_id: null }, now())
    server.clock.advance(6 * 365 * DAY)
    await enforceRetention(server.services)
    expect(await placesOf(soil, 'ash-donation-network_reference')).toEqual(['donation.network_reference'])
    server.clock.advance(3 * DAY)
    await enforceRetention(server.services)
    const books = await db
      .selectFrom('donation')
      .select(['id', 'user_id', 'network_reference'])
      .where('id', 'in', ['ash-donation-id', 'fir-donation-id', 'oak-donation-id'])
      .orderBy('id')
      .execute()
    expect(books).toEqual([
      { id: 'ash-donation-id', user_id: null, network_reference: 'forgotten-ash-donation-id' },
      { id: 'fir-donation-id', user_id: null, network_reference: 'forgotten-fir-donation-id' },
      { id: 'oak-donation-id', user_id: here.id, network_reference: 'oak-donation-network_reference' },
    ])
  })

  test('the address of a guest goes two years after the visit, and the visit stays while a donation stands on it', async () => {
    const visit = await plant(soil, 'yew', 'visit', { user_id: null, guest_email: 'yew@planted.example' }, now())
    await plant(soil, 'yew', 'donation', { user_id: null, visit_id: visit.id }, now())
    server.clock.advance(731 * DAY)
    await enforceRetention(server.services)
    expect(await placesOf(soil, 'yew@planted.example')).toEqual([])
    const { rows } = await sql<{ id: string }>`SELECT id FROM visit WHERE id = ${visit.id}`.execute(server.services.db)
    expect(rows).toHaveLength(1)
  })

  test('limits know addresses and devices again without keeping them, and nor does the list of who is not written to', async () => {
    const { db } = server.services
    const email = 'quiet@planted.example'
    await rateLimit(db, server.clock.now(), [{ key: `share-to:${email}`, max: 2, window: DAY }])
    await rateLimit(db, server.clock.now(), [{ key: `share-to:${email}`, max: 2, window: DAY }])
    await expect(rateLimit(db, server.clock.now(), [{ key: `share-to:${email}`, max: 2, window: DAY }])).rejects.toThrow()
    await refundRateLimit(db, [`share-to:${email}`])
    await refundRateLimit(db, [`share-to:${email}`])
    await rateLimit(db, server.clock.now(), [{ key: `share-to:${email}`, max: 2, window: DAY }])
    await server.call('POST', '/api/login-cookie', {
      body: { email, password: 'not it at all', source: 'website' },
      ip: '203.0.113.77',
    })
    expect(await wantedOf(db, [email, 'other@planted.example'])).toEqual([email, 'other@planted.example'])
    await optOut(db, 'Quiet@planted.example', server.clock.now())
    expect(await wantedOf(db, [email, 'other@planted.example'])).toEqual(['other@planted.example'])
    const places = [...(await placesOf(soil, email)), ...(await placesOf(soil, '203.0.113'))]
    expect(places.filter((place) => /^(rate_window|mail_opt_out)/.test(place))).toEqual([])
  })
})
