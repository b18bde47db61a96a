import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '#contract/limits.ts'
import { deleteAccounts } from '#server/account/account-deletion/account-deletions.job.ts'
import { makeArchives } from '#server/account/data-download/archives.ts'
import { collect } from '#server/privacy/collecting.ts'
import { isPersonal } from '#server/privacy/register/entry.ts'
import { register } from '#server/privacy/register.ts'
import { type Planted, placesOf, plant, type Soil, soilOf, wordOf } from '../kit/planted.ts'
import { bothEngines, openTestServer, type TestServer } from '../kit/server.ts'
import { owned, personal } from './privacy.steps.ts'

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
  ...['claim', 'claim_move', 'stamp', 'stamp_card', 'spin', 'referral'],
  // A cause is public, and goes on; so do what it has told on its page, what was asked and decided about it, and its bank account.
  ...['cause', 'cause_update', 'cause_review', 'cause_review_move', 'cause_closing', 'bank_details'],
  // Proof of what was agreed to and of what was done, without the person.
  ...['terms_acceptance', 'audit'],
])
/** What may stay in none of them. */
const mustGo = [
  ...['visit.guest_email', 'visit.visit_session', 'claim.comment', 'claim.details', 'claim.order_reference', 'claim_move.note'],
  'referral.referrer_identifier',
]

describe.each(bothEngines)('personal data on %s', (engine) => {
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
    // What was raised as a guest before, with the same address, and never given to the account.
    await plant(soil, 'xguest', 'visit', { user_id: null, guest_email: 'xrowan@planted.example' }, now())
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
})
