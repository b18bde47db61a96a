import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callEntries } from '#contract/all-calls.ts'
import { ownBases } from '#contract/bases.ts'
import { runJobs } from '#server/jobs/jobs.ts'
import { engines, openTestServer, type TestServer } from '../kit/server.ts'

/** What personal details and preferences promise about names, held against every reading call of the contract. */
describe.each(engines)('who sees a supporter’s name on %s', (engine) => {
  let server: TestServer
  let causeId: number
  let slug: string
  beforeAll(async () => {
    server = await openTestServer(engine)
    const { db } = server.services
    // The treasurer's cause has the demo supporter and, as somebody else who raises for it, a person with names that nobody else has.
    causeId = (await db.selectFrom('cause_admin').select('cause_id').where('user_id', '=', 3).executeTakeFirstOrThrow()).cause_id
    slug = (await db.selectFrom('cause').select('slug').where('id', '=', causeId).executeTakeFirstOrThrow()).slug
    await db
      .updateTable('app_user')
      .set({ supported_cause_id: causeId, supported_since: new Date(server.clock.now()) })
      .where('id', 'in', [1, 100])
      .execute()
    await db
      .updateTable('app_user')
      .set({ first_name: 'Quillon', last_name: 'Zephyrine', email: 'quillon.z@example.org' })
      .where('id', '=', 100)
      .execute()
    await db
      .insertInto('donation')
      .values({
        id: 'biggest',
        visit_id: null,
        user_id: 100,
        cause_id: causeId,
        retailer_id: 1,
        network_reference: 'biggest-order',
        purchased_at: new Date(server.clock.now() - 1000),
        spent_pence: 900_000,
        donation_pence: 90_000,
        stage: 'available',
        purchase_type: 'online',
        decline_reason: null,
        next_by: null,
        payment_id: null,
      })
      .execute()
  })
  afterAll(() => server.close())

  /** In which answers the full name stands, and in which the first name alone. */
  async function seenBy(who: 'supporter' | 'treasurer' | null): Promise<{ full: string[]; first: string[] }> {
    const token = who ? (await server.logIn(who)).tokens.accessToken : undefined
    const seen = { full: [] as string[], first: [] as string[] }
    for (const [name, call] of callEntries) {
      // The figures of the dashboard are asked for with POST.
      if (call.method !== 'GET' && name !== 'readAdminStats') continue
      const path = call.path.replace(/:(\w+)/g, (_, part: string) => (/slug/i.test(part) ? slug : String(causeId)))
      const answer = await server.call(
        call.method,
        `${ownBases[call.base]}${path}${/search/.test(path) ? '?q=Quillon' : ''}`,
        token ? { token } : {},
      )
      const file = call.csv
        ? await server.call('GET', `${ownBases[call.base]}${path}`, {
            ...(token ? { token } : {}),
            headers: { accept: 'text/csv' },
          })
        : null
      for (const [title, text] of [
        [name, answer.text],
        [`${name} as a file`, file?.text ?? ''],
      ] as const)
        if (/zephyrine/i.test(text)) seen.full.push(title)
        else if (/quillon/i.test(text)) seen.first.push(title)
    }
    return seen
  }

  test('X-073 administrators see the full name, other supporters the first name and an initial on the leaderboard, and nobody else anything', async () => {
    expect(await seenBy('supporter')).toEqual({ full: [], first: ['readLeaderboard'] })
    const admin = await seenBy('treasurer')
    expect(new Set(admin.full)).toEqual(new Set(['readAdminStats', 'listSupporters', 'listSupporters as a file']))
    expect(admin.first).toEqual(['readLeaderboard'])
    expect(await seenBy(null)).toEqual({ full: [], first: [] })
    // Nor does a mail or a notice to anybody else name them.
    await runJobs(server.services)
    const told = await server.services.db.selectFrom('notice').select('detail').where('user_id', '!=', 100).execute()
    const mails = await server.services.db
      .selectFrom('mail')
      .select(['subject', 'text'])
      .where('recipient', '!=', 'quillon.z@example.org')
      .execute()
    expect(JSON.stringify([told, mails])).not.toMatch(/quillon|zephyrine/i)
    const token = (await server.logIn('supporter')).tokens.accessToken
    const { entries } = (await server.call('GET', `/api/causes/id:${causeId}/leaderboard`, { token })).details
    expect(entries[0].name).toBe('Quillon Z.')
  })

  test('X-073 who wishes for it is named on the public page of the cause, by first name alone, and everybody can read that', async () => {
    const { db } = server.services
    await db
      .updateTable('app_user')
      .set({ preferences: JSON.stringify({ cause_page_name: true }) })
      .where('id', '=', 100)
      .execute()
    expect(await seenBy(null)).toEqual({ full: [], first: ['readCauseStory'] })
    expect(await seenBy('supporter')).toEqual({ full: [], first: ['readCauseStory', 'readLeaderboard'] })
  })

  test.each(['stays anonymous', 'has closed the account'])('whoever %s is named to none of them', async (how) => {
    const { db } = server.services
    const isClosed = how !== 'stays anonymous'
    await db
      .updateTable('app_user')
      .set({
        preferences: JSON.stringify({ anonymity: !isClosed, cause_page_name: true }),
        disabled_at: isClosed ? new Date(server.clock.now()) : null,
      })
      .where('id', '=', 100)
      .execute()
    expect(await seenBy('supporter')).toEqual({ full: [], first: [] })
    expect(await seenBy('treasurer')).toEqual({ full: [], first: [] })
  })
})
