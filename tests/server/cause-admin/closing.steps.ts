import { expect } from 'vitest'
import { DAY, MINUTE } from '#contract/limits.ts'
import { closeCauses } from '#server/cause-admin/close-cause/closing.job.ts'
import { reconcile } from '#server/giving/journal/reconcile.ts'
import { supportTeam } from '#tests/kit/payment-run.ts'
import type { TestServer } from '#tests/kit/server.ts'

export const desk = '/api/support/closed-causes'

/** What tests of closing do, over a server that is opened before them. */
export function closingSteps(server: () => TestServer) {
  const db = () => server().services.db
  const now = () => server().clock.now()
  const token = async (name: 'admin' | 'treasurer' | 'supporter') => (await server().logIn(name)).tokens.accessToken
  const closing = (causeId: number) => `/api/causes/id:${causeId}/closing`
  const ask = async (causeId: number, name: 'admin' | 'treasurer' = 'admin') =>
    server().call('POST', closing(causeId), {
      token: await token(name),
      body: { reason: 'The hall is sold', hasConfirmed: true },
    })
  const undo = async (causeId: number) => server().call('POST', `${closing(causeId)}/undo`, { token: await token('admin') })
  const read = async (causeId: number) =>
    (await server().call('GET', closing(causeId), { token: await token('admin') })).details.closing
  const lifecycle = async (causeId: number) =>
    (await db().selectFrom('cause').select('lifecycle').where('id', '=', causeId).executeTakeFirstOrThrow()).lifecycle

  /** Asked for, and a week and a minute later closed by the job. */
  async function close(causeId: number) {
    const asked = await ask(causeId)
    expect([asked.status, asked.error?.code]).toEqual([200, undefined])
    server().clock.advance(7 * DAY + MINUTE)
    await closeCauses(server().services)
    expect(await lifecycle(causeId)).toBe('closed')
    server().clock.advance(MINUTE)
  }
  const listed = async () =>
    (await server().call('GET', desk, { token: (await supportTeam(server())).first })).details.causes as {
      id: number
      heldPence: number
    }[]
  const decide = async (causeId: number, body: object, who: 'first' | 'second' = 'first') =>
    server().call('POST', `${desk}/${causeId}`, { token: (await supportTeam(server()))[who], body })

  /** What the journal says that we owe a cause, by account. */
  async function owed(causeId: number): Promise<Record<string, number>> {
    const rows = await db()
      .selectFrom('journal_posting')
      .select(['account', (of) => of.fn.sum<string>('pence').as('pence')])
      .where('owner_id', '=', causeId)
      .where('account', 'in', ['causePending', 'causeConfirmed', 'causePayable', 'inPayment', 'paid'])
      .groupBy('account')
      .execute()
    return Object.fromEntries(rows.map(({ account, pence }) => [account, -Number(pence)]).filter(([, pence]) => pence !== 0))
  }
  const differences = async () => (await reconcile(db())).differences
  return { db, now, token, closing, ask, undo, read, lifecycle, close, listed, decide, owed, differences }
}
