import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NoticeKind } from '#contract/account/notice.ts'
import { DAY } from '#contract/limits.ts'
import { notify } from '#server/shared/notices.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'
import { rewardSteps } from '../rewards/rewards.steps.ts'

describe.each(engines)('what still asks something of somebody, on %s', (engine) => {
  let server: TestServer
  const { begin, db, now, noticesOf, visitShop, buy, register, login } = rewardSteps(() => server)
  beforeAll(async () => {
    server = await openTestServer(engine)
    await begin()
  })
  afterAll(() => server.close())

  const tell = (userId: number, kind: NoticeKind, subject: string, detail: object = {}) =>
    notify(db(), { userId, kind, subject, detail, isMailed: false, at: new Date(now()) })
  const asked = async (token: string): Promise<NoticeKind[]> =>
    (await noticesOf(token)).waiting.map(({ kind }: { kind: NoticeKind }) => kind)

  test('G-031 a full stamp card asks until it’s claimed, however much is told after it, and nobody else', async () => {
    const [somebody, other] = [await register(3), await register(3)]
    const card = { id: `full-${engine}`, user_id: somebody.id, programme: 'shop-for-stamps', stamps: 5, redeemed_at: null }
    await db()
      .insertInto('stamp_card')
      .values({ ...card, created_at: new Date(now()) })
      .execute()
    await tell(somebody.id, 'stampCardFull', card.id)
    await tell(other.id, 'stampCardFull', card.id)
    for (let one = 0; one < 12; one++) await tell(somebody.id, 'donationConfirmed', `D${one}`)
    const first = await noticesOf(somebody.token)
    expect(first.waiting).toMatchObject([{ kind: 'stampCardFull', subject: card.id, isNew: true }])
    expect(first.notices.map(({ kind }: { kind: string }) => kind)).not.toContain('stampCardFull')
    // Older ones don't repeat it.
    const path = `/api/user/me/notices?lastId=${first.notices.at(-1).id}`
    expect((await server.call('GET', path, { token: somebody.token })).details.waiting).toEqual([])
    const redeemed = await server.call('POST', `/api/user/me/stampcards/${card.id}/redeem`, { token: somebody.token })
    expect(redeemed.status).toBe(200)
    expect(await asked(somebody.token)).toEqual([])
  })

  test('peers §3 a visit asks for two weeks, or until the shop has recorded a purchase', async () => {
    const somebody = await register(3)
    const [bought, only] = [await visitShop(somebody.token), await visitShop(somebody.token, 'amberley-garden-centre')]
    for (const visit of [bought, only]) await tell(somebody.id, 'visitUntracked', visit, { shop: 'A shop' })
    expect((await noticesOf(somebody.token)).waiting.map(({ subject }: { subject: string }) => subject)).toEqual([only, bought])
    await buy(bought)
    expect((await noticesOf(somebody.token)).waiting.map(({ subject }: { subject: string }) => subject)).toEqual([only])
    // Somebody else has asked about theirs: that changes nothing. Once this person has, there's nothing left to ask.
    const other = await register(3)
    const visit = await db().selectFrom('visit').selectAll().where('id', '=', only).executeTakeFirstOrThrow()
    const { id } = await db().selectFrom('claim').select('id').executeTakeFirstOrThrow()
    const claimBy = (userId: number) =>
      db()
        .updateTable('claim')
        .set({ user_id: userId, retailer_id: visit.retailer_id, visit_date: visit.created_at })
        .where('id', '=', id)
        .execute()
    await claimBy(other.id)
    expect(await asked(somebody.token)).toEqual(['visitUntracked'])
    await claimBy(somebody.id)
    expect(await asked(somebody.token)).toEqual([])
    await claimBy(other.id)
    server.clock.advance(14 * DAY)
    expect(await asked(await login(somebody.email))).toEqual([])
  })

  test('G-030 a cause that is gone asks for another, until one is chosen', async () => {
    const somebody = await register(null)
    await tell(somebody.id, 'causeClosed', '1', { cause: 'A cause', causeId: 2, pence: 0 })
    expect(await asked(somebody.token)).toEqual(['causeClosed'])
    await db().updateTable('app_user').set({ supported_cause_id: 3 }).where('id', '=', somebody.id).execute()
    expect(await asked(somebody.token)).toEqual([])
    // One that was refused is still theirs, and collects nothing.
    await tell(somebody.id, 'causeRefused', '3', { cause: 'Another', causeId: 3, pence: 0 })
    expect(await asked(somebody.token)).toEqual([])
    const lifecycle = (now: 'open' | 'closed') => db().updateTable('cause').set({ lifecycle: now }).where('id', '=', 3).execute()
    await lifecycle('closed')
    expect(await asked(somebody.token)).toEqual(['causeRefused'])
    await lifecycle('open')
  })

  test('a refused payment asks for other bank details, of whoever runs the cause, until they are there', async () => {
    const { tokens } = await server.logIn('treasurer')
    const admin = await db()
      .selectFrom('app_user')
      .innerJoin('cause_admin', 'cause_admin.user_id', 'app_user.id')
      .innerJoin('bank_details', 'bank_details.cause_id', 'cause_admin.cause_id')
      .select(['app_user.id', 'cause_admin.cause_id', 'bank_details.id as account'])
      .where('email', '=', 'treasurer@farthing.example')
      .where('undone_at', 'is', null)
      .orderBy('bank_details.id', 'desc')
      .executeTakeFirstOrThrow()
    const payment = {
      id: `refused-${engine}`,
      cause_id: admin.cause_id,
      reference: 'R1',
      pence: 2000,
      is_paid: false,
      reason: null,
    }
    const at = new Date(now())
    await db()
      .insertInto('payment')
      .values({
        ...payment,
        period_end: at,
        line_stage: 'refused',
        refusal: 'ourSide',
        answered_at: at,
        account_id: admin.account,
      })
      .execute()
    await tell(admin.id, 'paymentRefused', payment.id, { causeId: admin.cause_id, pence: 2000 })
    expect(await asked(tokens.accessToken)).toEqual([])
    await db().updateTable('payment').set({ refusal: 'accountClosed' }).where('id', '=', payment.id).execute()
    expect(await asked(tokens.accessToken)).toEqual(['paymentRefused'])
    await sql`INSERT INTO bank_details (cause_id, account_name, is_building_society, changed_at)
      SELECT cause_id, account_name, is_building_society, ${at} FROM bank_details WHERE id = ${admin.account}`.execute(db())
    expect(await asked(tokens.accessToken)).toEqual([])
  })
})
