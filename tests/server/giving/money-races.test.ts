import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '#contract/limits.ts'
import { settleClaims } from '#server/giving/claims/claims.job.ts'
import { reconcile } from '#server/giving/journal/reconcile.ts'
import { supportCause } from '#server/shared/causes/supported-cause.ts'
import { approve, prepare } from '#tests/kit/money/runs.ts'
import { type MoneyServer, moneyServers } from '#tests/kit/money/server.ts'
import { fileClaim, makeVisit, sell, shopSays } from '#tests/kit/money/shop.ts'
import { MoneyWorld, turnBefore } from '#tests/kit/money/world.ts'
import { engines } from '#tests/kit/server.ts'

/** `npm run heavy` races each pair 50 times. */
const races = Number(process.env.MONEY_RACES ?? 2)

/** What happens at the same moment in two processes over one PostgreSQL database. */
describe.runIf(engines.includes('postgres'))('two processes at once', () => {
  let one: MoneyServer
  let two: MoneyServer
  beforeAll(async () => {
    const open = await moneyServers('postgres')
    one = await open()
    two = await one.beside()
  })
  afterAll(async () => {
    await two.close()
    await one.close()
  })

  /** Races it so often, each time with another person and causes; afterwards the books agree. */
  async function race(run: (world: MoneyWorld, count: number) => Promise<void>): Promise<void> {
    for (let count = 0; count < races; count++) {
      const world = new MoneyWorld(one)
      await world.begin()
      await run(world, count)
    }
    expect((await reconcile(one.services.db)).differences).toEqual([])
  }

  const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)
  const donation = (id: string) =>
    one.services.db.selectFrom('donation').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const donationsOf = (world: MoneyWorld) =>
    one.services.db
      .selectFrom('donation')
      .selectAll()
      .where('user_id', '=', world.shopper)
      .where('bonus_type', 'is', null)
      .orderBy('purchased_at')
      .execute()

  /** Buys for so much at 10 %, as the last order of the model. */
  async function buy(world: MoneyWorld, pence = 40_000) {
    await sell(world, await makeVisit(world, 0), null, pence)
    const order = world.model.orders.at(-1)
    const known = order && world.known.get(order)
    if (!order || !known) throw new Error('Nothing was bought.')
    return { order, ...known }
  }
  const fund = (world: MoneyWorld, { order }: Awaited<ReturnType<typeof buy>>) =>
    shopSays(world, order, { type: 'paidFor', order: 0 })
  const endQuarter = (world: MoneyWorld) =>
    world.server.clock.advance(turnBefore(turnBefore(world.now) + 95 * DAY) - world.now + HOUR)

  test('twenty equal reports are one donation, and all are answered alike', async () => {
    await race(async (world, count) => {
      await makeVisit(world, 0)
      const sale = { type: 'sale', reference: `${world.name}-TWENTY`, visitId: world.visits[0]?.id, spentPence: 5000 }
      const same = count % 2 === 0 ? {} : { eventId: `${world.name}-event` }
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).report({ ...sale, ...same })),
      )
      expect(new Set(statuses(answers))).toEqual(new Set([200]))
      expect(new Set(answers.map(({ donationId }) => donationId)).size).toBe(1)
      expect((await donationsOf(world)).length).toBe(1)
    })
  })

  test('a claim is accepted while its shop reports it late, and while the jobs look for it: one donation', async () => {
    await race(async (world, count) => {
      const visit = await makeVisit(world, 0)
      await fileClaim(world, visit, {
        type: 'claimed',
        visit: 0,
        spent: 20_000,
        order: 0,
        isOfOrder: false,
        isSpeltOtherwise: false,
      })
      const claim = world.model.claims[0]
      if (!claim) throw new Error('Nothing was claimed.')
      const id = world.claimIds.get(claim) ?? ''
      const at = new Date((world.visits[0]?.at ?? 0) + 1000).toISOString()
      const named = count % 2 === 0 ? { orderReference: claim.number } : {}
      const late = {
        type: 'sale',
        reference: `${world.name}-LATE`,
        visitId: world.visits[0]?.id,
        spentPence: claim.spent,
        at,
        ...named,
      }
      const [found, sold] = await Promise.all([
        one.report({ type: 'claimAnswered', reference: id, isFound: true, reason: 'We have found it.' }),
        two.report(late),
        settleClaims(two.services),
      ])
      // Settled by itself it needs no answer any more.
      expect([200, 409]).toContain(found.status)
      expect(sold.status).toBe(200)
      const kept = await one.services.db.selectFrom('claim').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      expect((await donationsOf(world)).map((row) => row.id)).toEqual([sold.donationId])
      expect(['accepted', 'settled']).toContain(kept.status)
      expect(kept.donation_id).toBe(sold.donationId)
    })
  })

  test('two processes look for the purchases of two claims at once: none is the answer to both', async () => {
    await race(async (world) => {
      const visit = await makeVisit(world, 0)
      for (const spent of [20_000, 30_000])
        await fileClaim(world, visit, { type: 'claimed', visit: 0, spent, order: 0, isOfOrder: false, isSpeltOtherwise: false })
      for (const { spent } of world.model.claims) await sell(world, visit, null, spent)
      await Promise.all([settleClaims(one.services), settleClaims(two.services)])
      const answered = await one.services.db
        .selectFrom('claim')
        .select(['status', 'donation_id'])
        .where('user_id', '=', world.shopper)
        .execute()
      expect(answered.map(({ status }) => status)).toEqual(['settled', 'settled'])
      expect(new Set(answered.map(({ donation_id }) => donation_id)).size).toBe(2)
    })
  })

  test('a shop declines while a run is approved: it is void, or what was taken is corrected; the word of the shop is never lost', async () => {
    await race(async (world) => {
      const bought = await buy(world)
      await fund(world, bought)
      endQuarter(world)
      await prepare(world)
      const run = world.prepared?.id ?? ''
      const [approved, declined] = await Promise.all([
        one.call(one.support[1], 'POST', `/api/support/payment-runs/${run}`, { type: 'run.approved' }),
        two.report({ type: 'declined', reference: bought.reference, reason: 'cancelled' }),
      ])
      expect(statuses([approved, declined])).toEqual([200, 200])
      const row = await donation(bought.id)
      expect(row).toMatchObject(
        approved.details.run.stage === 'approved'
          ? { stage: 'inPaymentRun', net_pence: 0 }
          : { stage: 'declined', correction_pence: 0 },
      )
    })
  })

  test('a shop adjusts while the bank answers: the correction stands, whoever was first', async () => {
    await race(async (world, count) => {
      const bought = await buy(world)
      await fund(world, bought)
      endQuarter(world)
      await prepare(world)
      await approve(world)
      const run = world.runs[0]
      if (!run) throw new Error('There is no run.')
      await one.call(one.support[0], 'POST', `/api/support/payment-runs/${run.id}/file`)
      const said = count % 2 === 0 ? 'paid' : 'refused'
      const content = ['reference,status', ...[...run.payments.keys()].map((reference) => `${reference},${said}`)].join('\n')
      const [answered, adjusted] = await Promise.all([
        one.call(one.support[1], 'POST', `/api/support/payment-runs/${run.id}/answers`, { content }),
        two.report({ type: 'adjusted', reference: bought.reference, spentPence: 10_000 }),
      ])
      expect(statuses([answered, adjusted])).toEqual([200, 200])
      expect(await donation(bought.id)).toMatchObject({
        stage: said === 'paid' ? 'paid' : 'available',
        net_pence: 1000,
        spent_pence: 10_000,
      })
    })
  })

  test('a person changes cause while a purchase is reported: it is for the cause of its visit', async () => {
    await race(async (world) => {
      const visit = await makeVisit(world, 0)
      const [from, to] = world.causes
      const sale = { type: 'sale', reference: `${world.name}-SWITCH`, visitId: world.visits[visit]?.id, spentPence: 20_000 }
      const [, online, inStore] = await Promise.all([
        one.services.db.transaction().execute((transaction) => supportCause(transaction, world.now, world.shopper, to)),
        two.report(sale),
        two.report({ ...sale, type: 'inStoreSale', reference: `${world.name}-STORE`, card: world.card, retailer: 'shop' }),
      ])
      expect(statuses([online, inStore])).toEqual([200, 200])
      const [first, second] = [await donation(online.donationId ?? ''), await donation(inStore.donationId ?? '')]
      expect(first.cause_id).toBe(from)
      expect([from, to]).toContain(second.cause_id)
    })
  })

  test('a newcomer’s first two purchases are paid for at once, and taken back at once: the bonuses come once and go once', async () => {
    await race(async (world) => {
      const [first, second] = [await buy(world), await buy(world)]
      const both = (event: { type: string } & Record<string, unknown>) =>
        Promise.all([one.report({ ...event, reference: first.reference }), two.report({ ...event, reference: second.reference })])
      const bonuses = async () =>
        (
          await sql<{
            stage: string
          }>`SELECT stage FROM donation WHERE network = 'farthing' AND network_reference LIKE ${`referral-${world.name}%`}`.execute(
            one.services.db,
          )
        ).rows.map(({ stage }) => stage)
      expect(statuses(await both({ type: 'confirmed' }))).toEqual([200, 200])
      expect(statuses(await both({ type: 'funded' }))).toEqual([200, 200])
      expect(await bonuses()).toEqual(['available', 'available'])
      expect(statuses(await both({ type: 'declined', reason: 'cancelled' }))).toEqual([200, 200])
      expect(await bonuses()).toEqual(['tracked', 'tracked'])
    })
  })

  test('a full card is redeemed while one of its purchases is taken back: a bonus, or a card of four', async () => {
    await race(async (world) => {
      const bought = []
      for (let count = 0; count < 5; count++) {
        const purchase = await buy(world)
        await fund(world, purchase)
        bought.push(purchase)
      }
      const card = await one.services.db
        .selectFrom('stamp_card')
        .selectAll()
        .where('user_id', '=', world.shopper)
        .executeTakeFirstOrThrow()
      expect(card.stamps).toBe(5)
      const [redeemed, declined] = await Promise.all([
        one.call(world.shopper, 'POST', `/api/user/me/stampcards/${card.id}/redeem`),
        two.report({ type: 'declined', reference: bought[0]?.reference ?? '', reason: 'returned' }),
      ])
      expect(declined.status).toBe(200)
      expect([200, 409]).toContain(redeemed.status)
      const after = await one.services.db.selectFrom('stamp_card').selectAll().where('id', '=', card.id).executeTakeFirstOrThrow()
      expect(after.stamps).toBe(redeemed.status === 200 ? 5 : 4)
    })
  })
})
