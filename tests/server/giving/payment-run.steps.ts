import { sql } from 'kysely'
import { nextQuarterStart } from '#contract/giving/quarters.ts'
import { DAY } from '#contract/limits.ts'
import { supportTeam } from '#tests/kit/payment-run.ts'
import type { TestServer } from '#tests/kit/server.ts'

export const runs = '/api/support/payment-runs'
const approve = { type: 'run.approved' }

/** What tests of payment runs do, over a server that is opened before them. */
export function paymentRunSteps(server: () => TestServer) {
  const db = () => server().services.db
  const team = () => supportTeam(server())
  const decide = (id: string, token: string, body: object = approve) => server().call('POST', `${runs}/${id}`, { token, body })
  const answer = async (id: string, content: string) =>
    server().call('POST', `${runs}/${id}/answers`, { token: (await team()).first, body: { content } })
  const stagesOf = async (causeId: number) => {
    const rows = await db()
      .selectFrom('donation')
      .select(['stage', 'payment_id'])
      .where('cause_id', '=', causeId)
      .where('id', 'like', 'RUN-%')
      .execute()
    return [...new Set(rows.map(({ stage, payment_id }) => `${stage} ${payment_id === null ? 'free' : 'taken'}`))]
  }
  const audited = async (action: string) =>
    (await db().selectFrom('audit').select('user_id').where('action', '=', action).orderBy('id').execute()).map(
      ({ user_id }) => user_id,
    )
  const statementsOf = async (causeId: number) => {
    const { tokens } = await server().logIn('admin')
    const { details } = await server().call('GET', `/api/causes/id:${causeId}/statements`, { token: tokens.accessToken })
    return details.statements as { id: string; reference: string; stage: string; pence: number }[]
  }

  /** Causes 1 to 6 have something ready; 3 has no account, 4 has one of this week, 5 a penny too little, 6 only an address for cheques. */
  async function makeReady(at: number) {
    const ready = new Date(at - DAY)
    const amounts = { 1: [1000, 2500], 2: [1500], 3: [2000], 4: [3000], 5: [1499], 6: [1600] }
    for (const [cause, pence] of Object.entries(amounts))
      for (const [index, donation_pence] of pence.entries()) {
        const id = `RUN-${at}-${cause}-${index}`
        await db()
          .insertInto('donation')
          .values({
            id,
            visit_id: null,
            user_id: 1,
            cause_id: Number(cause),
            retailer_id: 1,
            network_reference: id,
            purchased_at: new Date(at - 80 * DAY),
            spent_pence: donation_pence * 10,
            donation_pence,
            funded_pence: donation_pence,
            stage: 'available',
            purchase_type: 'online',
            decline_reason: null,
            next_by: null,
            payment_id: null,
          })
          .execute()
        await db()
          .insertInto('donation_move')
          .values({ donation_id: id, stage: 'available', at: ready, moved_by: 'network', amount_pence: donation_pence })
          .execute()
      }
  }
  const addAccount = (causeId: number, changedAt: number, accountNumber: string) =>
    db()
      .insertInto('bank_details')
      .values({
        cause_id: causeId,
        account_name: `Account of ${causeId}`,
        account_number: accountNumber,
        sort_code: '112233',
        is_building_society: false,
        roll_number: null,
        changed_at: new Date(changedAt),
      })
      .returning('id')
      .executeTakeFirstOrThrow()

  /** The demo without its payments and accounts, where the causes are administered by admin@ and a quarter has just ended. */
  async function causesToPay() {
    await db().updateTable('donation').set({ stage: 'paid' }).where('stage', 'in', ['available', 'inPaymentRun']).execute()
    await db().updateTable('cause').set({ review: 'confirmed' }).where('id', '<=', 6).execute()
    // The demo has runs of its own.
    await sql`DELETE FROM payment_run_line`.execute(db())
    await sql`DELETE FROM payment WHERE line_stage IN ('refused', 'returned')`.execute(db())
    await sql`UPDATE payment SET run_id = NULL, line_stage = NULL, is_paid = true WHERE run_id IS NOT NULL`.execute(db())
    await sql`DELETE FROM payment_run`.execute(db())
    await sql`DELETE FROM payment WHERE cause_id <= 6`.execute(db())
    await sql`DELETE FROM bank_details WHERE cause_id <= 6`.execute(db())
    const turn = nextQuarterStart(server().clock.now())
    await makeReady(turn)
    server().clock.advance(turn - server().clock.now() + DAY)
    for (const causeId of [1, 2, 5]) await addAccount(causeId, turn - 100 * DAY, `8765432${causeId}`)
    await addAccount(4, turn - DAY, '87654324')
    await sql`INSERT INTO cheque_details (cause_id, payable_to, address1, town, postcode) VALUES (6, 'Cause 6', '1 Mill Lane', 'Harrowden', 'ZZ1 1AA') ON CONFLICT DO NOTHING`.execute(
      db(),
    )
    const admin = await db()
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'admin@farthing.example')
      .executeTakeFirstOrThrow()
    await db()
      .insertInto('cause_admin')
      .values([1, 2].map((cause_id) => ({ cause_id, user_id: admin.id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  return { db, team, decide, answer, stagesOf, audited, statementsOf, makeReady, addAccount, causesToPay }
}
