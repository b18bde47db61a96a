import { expect } from 'vitest'
import { HOUR } from '#contract/limits.ts'
import { closeCauses } from '#server/cause-admin/close-cause/closing.job.ts'
import type { TestServer } from '../server.ts'
import { addressOf, type Caller, type Drives } from './drives.ts'

const closing = '/causes/id:2/closing'
const desk = '/support/closed-causes/2'
const text = 'Asked for in a letter'

/** A cause that closes, what its money comes to, and that it is opened again. */
export function closingDrives(server: TestServer, ask: Caller): Drives {
  const db = () => server.services.db
  const now = () => server.clock.now()
  const begin = () => ask('admin', 'POST', closing, { reason: text, hasConfirmed: true })
  const of = (name: 'admin' | 'support' | 'finance', detail: object = {}) => ({
    person: addressOf(name),
    subject: 'cause:2',
    detail: { ...detail },
  })
  const decide = (body: object, name: 'support' | 'finance' = 'support') => ask(name, 'POST', desk, body)
  const money = { pence: expect.any(Number), reason: text }
  const other = async () => (await db().selectFrom('cause').select('slug').where('id', '=', 1).executeTakeFirstOrThrow()).slug
  const propose = async () => decide({ type: 'move.proposed', cause: await other(), text })

  /** Something that was ready only after it had closed. */
  async function comeLate(): Promise<void> {
    const id = `LATE-${(await db().selectFrom('donation').select('id').where('id', 'like', 'LATE-%').execute()).length}`
    const from = new Date(now() - HOUR)
    await db()
      .updateTable('cause_closing')
      .set({ payable_until: from })
      .where('cause_id', '=', 2)
      .where('stage', '=', 'closed')
      .execute()
    await db()
      .insertInto('donation')
      .values({
        id,
        visit_id: null,
        user_id: 1,
        cause_id: 2,
        retailer_id: 1,
        network_reference: id,
        purchased_at: from,
        spent_pence: 1000,
        donation_pence: 100,
        funded_pence: 100,
        stage: 'available',
        purchase_type: 'online',
        decline_reason: null,
        next_by: null,
        payment_id: null,
      })
      .execute()
    await db()
      .insertInto('donation_move')
      .values({ donation_id: id, stage: 'available', at: new Date(now()), moved_by: 'network', amount_pence: 100 })
      .execute()
  }

  return {
    causeClosingAsked: async () => {
      await begin()
      return of('admin', { reason: text })
    },
    causeClosingUndone: async () => {
      await ask('admin', 'POST', `${closing}/undo`, {})
      return of('admin')
    },
    causeClosed: async () => {
      await begin()
      await db()
        .updateTable('cause_closing')
        .set({ closes_at: new Date(now()) })
        .where('stage', '=', 'closing')
        .execute()
      await closeCauses(server.services)
      return { person: null, subject: 'cause:2', detail: {} }
    },
    causeReopeningWanted: async () => {
      await ask('admin', 'POST', `${closing}/reopening`, { text })
      return of('admin', { text })
    },
    causeReopeningRefused: async () => {
      await decide({ type: 'reopening.refused', text })
      return of('support', { reason: text })
    },
    heldMoneyKept: async () => {
      await comeLate()
      await decide({ type: 'money.kept', text })
      return of('support', money)
    },
    heldMoneyMoveProposed: async () => {
      await propose()
      return of('support', { ...money, to: 1 })
    },
    heldMoneyMoveDeclined: async () => {
      await decide({ type: 'move.declined', text }, 'finance')
      return of('finance', { ...money, to: 1 })
    },
    heldMoneyMoved: async () => {
      await propose()
      await decide({ type: 'move.approved', text }, 'finance')
      return of('finance', { ...money, to: 1 })
    },
    heldMoneyReleased: async () => {
      await comeLate()
      await decide({ type: 'money.released', text })
      return of('support', money)
    },
    causeReopened: async () => {
      await decide({ type: 'cause.reopened', text })
      return of('support', { reason: text })
    },
  }
}
