import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addToRun, markPaid } from '#server/giving/journal/ledger.ts'
import { networkOf } from '#tests/kit/network.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

describe.each(engines)('what support sees of a donation on %s', (engine) => {
  let server: TestServer
  let support: string
  let id: string
  const runId = 'R-7K2M9QXB'
  const reference = 'NET-501'
  beforeAll(async () => {
    server = await openTestServer(engine)
    const { db } = server.services
    const report = await networkOf(server)
    const token = (await server.logIn('supporter')).tokens.accessToken
    const shop = await db.selectFrom('retailer').select('id').where('slug', '=', 'alder-home').executeTakeFirstOrThrow()
    await db
      .updateTable('rate')
      .set({ kind: 'percent', value: 1000, name: 'All orders' })
      .where('retailer_id', '=', shop.id)
      .execute()
    const visit = (await server.call('POST', '/api/visits', { token, body: { retailerSlug: 'alder-home' } })).details.visit
    const sale = { type: 'sale', reference, orderReference: 'AH/900 17', visitId: visit.id, spentPence: 60_000 }
    id = (await report(sale)).donationId ?? ''
    await report({ type: 'confirmed', reference })
    await report({ type: 'funded', reference })
    const at = new Date(server.clock.now())
    const { cause_id } = await db.selectFrom('donation').select('cause_id').where('id', '=', id).executeTakeFirstOrThrow()
    const run = { id: runId, turn: at, stage: 'answered' as const, voided: null, prepared_at: at, prepared_by: null }
    await db.transaction().execute(async (all) => {
      await all
        .insertInto('payment_run')
        .values({ ...run, small_causes: 0, small_pence: 0 })
        .execute()
      await all
        .insertInto('payment')
        .values({
          id: 'payment-501',
          cause_id,
          reference: 'FAR-501',
          pence: 6000,
          is_paid: true,
          reason: null,
          period_end: at,
          run_id: runId,
          line_stage: 'paid',
        })
        .execute()
      await addToRun(all, { paymentId: 'payment-501', donationIds: [id], correctionIds: [], at: at.toISOString() })
      await markPaid(all, ['payment-501'], at.toISOString())
    })
    await report({ type: 'adjusted', reference, spentPence: 15_000 })
    support = (await server.logIn('support')).tokens.accessToken
  })
  afterAll(() => server.close())

  const find = async (query: Record<string, string>) => {
    const { status, details } = await server.call('GET', `/api/support/donations?${new URLSearchParams(query)}`, {
      token: support,
    })
    expect(status).toBe(200)
    return details as { donations: { id: string; person: string; causeName: string; stage: string }[]; hasMore: boolean }
  }
  const idsOf = async (query: Record<string, string>) => (await find(query)).donations.map((one) => one.id)

  test('it is found by any of its three numbers, by person and by cause, and by all that are given', async () => {
    for (const order of [id, id.toLowerCase(), reference, 'AH/900 17', ' AH/900 17 '])
      expect(await idsOf({ order })).toEqual([id])
    const [first] = (await find({ order: reference })).donations
    expect(first).toMatchObject({
      person: 'supporter@farthing.example',
      shopName: 'Alder Home',
      spentPence: 15_000,
      donationPence: 6000,
      correctionPence: -4500,
      stage: 'paid',
    })
    const { causeName = '', person = '' } = first ?? {}
    expect((await idsOf({ person: person.toUpperCase() }))[0]).toBe(id)
    expect((await idsOf({ cause: causeName.slice(0, 5).toLowerCase(), person }))[0]).toBe(id)
    expect(await idsOf({ order: reference, person: 'admin@farthing.example' })).toEqual([])
    // A sign of the database's own is a letter like any other, and nothing finds nothing.
    for (const nothing of [{ cause: '%' }, { cause: '_' }, { order: '%' }, { person: '0' }, {}])
      expect(await idsOf(nothing)).toEqual([])
  })

  test('everything of a person comes page by page, each once, the newest first', async () => {
    const person = 'supporter@farthing.example'
    const { total } = await server.services.db
      .selectFrom('donation')
      .innerJoin('app_user', 'app_user.id', 'donation.user_id')
      .select((of) => of.fn.countAll<number>().as('total'))
      .where('email', '=', person)
      .executeTakeFirstOrThrow()
    const seen: string[] = []
    for (let page = 1, hasMore = true; hasMore; page++) {
      const found = await find({ person, page: `${page}` })
      expect(found.donations.length).toBe(found.hasMore ? 20 : Number(total) - seen.length)
      seen.push(...found.donations.map((one) => one.id))
      hasMore = found.hasMore
    }
    expect(new Set(seen).size).toBe(Number(total))
  })

  test('its terms, moves, corrections, journal, reports and claims, and the run that paid it', async () => {
    const { db } = server.services
    const report = await networkOf(server)
    const { user_id, retailer_id, visit_id } = await db
      .selectFrom('donation')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const at = new Date(server.clock.now())
    const claim = { user_id: Number(user_id), retailer_id: Number(retailer_id), visit_id, type: 'missingDonation' as const }
    await db
      .insertInto('claim')
      .values({
        ...claim,
        id: 'CL-OTHER',
        donation_id: null,
        status: 'declined',
        visit_date: at,
        order_reference: 'AH/900 18',
        spent_pence: 900,
        comment: null,
        created_at: at,
        held_until: null,
        query_reason: null,
        details: '{}',
      })
      .execute()
    await db.updateTable('donation').set({ terms_kind: null, terms_value: null }).where('id', '=', id).execute()
    expect((await report({ type: 'adjusted', reference, spentPence: 777 })).fields).toEqual({ reference: 'termsUnknown' })
    await db.updateTable('donation').set({ terms_kind: 'percent', terms_value: 1000 }).where('id', '=', id).execute()

    const { details } = await server.call('GET', `/api/support/donations/${id}`, { token: support })
    const { donation } = details
    expect(donation).toMatchObject({
      id,
      person: 'supporter@farthing.example',
      stage: 'paid',
      network: 'demo',
      networkReference: reference,
      orderReference: 'AH/900 17',
      isReported: true,
      purchaseType: 'online',
      fundedPence: 6000,
      terms: { kind: 'percent', value: 1000, rateName: 'All orders' },
      payment: { runId, reference: 'FAR-501', stage: 'paid', isPaid: true },
      corrections: [{ pence: -4500, reason: null, payment: null }],
      reports: [{ reason: 'termsUnknown', reference, spentPence: 777, handledAt: null, handledBy: null }],
      claims: [{ id: 'CL-OTHER', stage: 'declined', orderReference: 'AH/900 18', spentPence: 900, isOfThis: false }],
    })
    expect(
      donation.moves.map((move: { stage: string; correctionPence: number | null }) => [move.stage, move.correctionPence]),
    ).toEqual([
      ['tracked', null],
      ['awaitingFunds', null],
      ['available', null],
      ['inPaymentRun', null],
      ['paid', null],
      ['paid', -4500],
    ])
    // Each line of the journal sums to zero, and what stands is what was paid, less what comes off the next payment.
    const journal: { kind: string; postings: { pence: number; owner: string | null }[] }[] = donation.journal
    for (const { postings } of journal) expect(postings.reduce((sum, { pence }) => sum + pence, 0)).toBe(0)
    expect(journal.map(({ kind }) => kind)).toEqual([
      'sale.booked',
      'retailer.confirmed',
      'funds.received',
      'run.joined',
      'run.paid',
      'retailer.adjusted',
    ])
    expect(new Set(journal.flatMap(({ postings }) => postings.map(({ owner }) => owner)))).toEqual(
      new Set(['Alder Home', donation.causeName]),
    )
    expect(donation.standing).toEqual([
      { account: 'funds', pence: 6000 },
      { account: 'clawback', pence: -4500 },
      { account: 'causePayable', pence: 4500 },
      { account: 'paid', pence: -6000 },
    ])
  })

  test('a correction names the payment that makes up for it', async () => {
    const { db } = server.services
    const { payment_id } = await db.selectFrom('donation').select('payment_id').where('id', '=', id).executeTakeFirstOrThrow()
    await db.updateTable('donation_correction').set({ payment_id }).where('donation_id', '=', id).execute()
    const { details } = await server.call('GET', `/api/support/donations/${id}`, { token: support })
    expect(details.donation.corrections).toMatchObject([{ pence: -4500, payment: { runId, isPaid: true } }])
  })

  test('who has looked at it is found in the audit trail, and only support may look', async () => {
    const path = `/api/support/donations/${id}`
    const supporter = (await server.logIn('supporter')).tokens.accessToken
    expect((await server.call('GET', path, { token: supporter })).status).toBe(403)
    expect((await server.call('GET', '/api/support/donations/D0', { token: support })).status).toBe(404)
    const { entries } = (await server.call('GET', `/api/support/audit?subject=donation:${id}`, { token: support })).details
    expect(entries.map((entry: { action: string; person: string }) => [entry.action, entry.person])).toContainEqual([
      'supportLooked',
      'support@farthing.example',
    ])
    const looks = (await server.call('GET', '/api/support/audit?subject=call:findDonations', { token: support })).details
    expect(looks.entries.length).toBeGreaterThan(0)
  })
})
