import { MINUTE } from '#contract/limits.ts'
import { settleHandovers } from '#server/cause-admin/leave-cause/handovers.ts'
import type { TestServer } from '../server.ts'
import { addressOf, type Caller, type Drives } from './drives.ts'

const cause = '/causes/id:2'
const subject = 'cause:2'
const text = 'The committee has voted'

/** People who leave a cause, come back, and hand it over. */
export function leavingDrives(server: TestServer, ask: Caller): Drives {
  const db = () => server.services.db
  const of = (name: 'admin' | 'treasurer', detail: object = {}) => ({ person: addressOf(name), subject, detail: { ...detail } })
  const departureOf = async () =>
    (await db().selectFrom('admin_departure').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  const treasurer = async () =>
    (await db().selectFrom('app_user').select('id').where('email', '=', addressOf('treasurer')).executeTakeFirstOrThrow()).id
  async function join(): Promise<void> {
    await db()
      .insertInto('cause_admin')
      .values({ cause_id: 2, user_id: await treasurer() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const leave = () => ask('treasurer', 'POST', `${cause}/leaving`, {})
  const offer = async () => {
    await ask('admin', 'POST', `${cause}/handover`, { to: String(await treasurer()), email: '' })
    return db().selectFrom('cause_handover').select('invite_hash').orderBy('id', 'desc').executeTakeFirstOrThrow()
  }
  const accept = async () => {
    const mail = await db()
      .selectFrom('mail')
      .select('text')
      .where('recipient', '=', addressOf('treasurer'))
      .where('subject', 'like', '%take over%')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await ask('treasurer', 'POST', `/admin-invites/${/admin-invites\/([\w-]+)/.exec(mail.text)?.[1]}/accept`, {})
  }

  return {
    adminLeft: async () => {
      await join()
      await leave()
      return of('treasurer')
    },
    adminReturned: async () => {
      await ask('treasurer', 'POST', `/user/me/departures/${await departureOf()}/return`, {})
      return of('treasurer')
    },
    adminReturnRefused: async () => {
      await leave()
      const departure = await departureOf()
      await ask('admin', 'POST', `${cause}/departures/${departure}/refusal`, { text })
      return of('admin', { departure, reason: text })
    },
    adminRemovalUndone: async () => {
      await join()
      await ask('admin', 'DELETE', `${cause}/admins/${await treasurer()}`)
      const departure = await departureOf()
      await ask('admin', 'POST', `${cause}/departures/${departure}/undo`, {})
      return of('admin', { departure })
    },
    handoverOffered: async () => of('admin', { inviteId: (await offer()).invite_hash }),
    handoverAccepted: async () => {
      await accept()
      return of('treasurer')
    },
    handoverEnded: async () => {
      await ask('admin', 'POST', `${cause}/handover/end`, {})
      return of('admin', { wasAccepted: true })
    },
    handoverDone: async () => {
      await offer()
      await accept()
      await db()
        .updateTable('cause_handover')
        .set({ until: new Date(server.clock.now() - MINUTE) })
        .where('stage', '=', 'holding')
        .execute()
      await settleHandovers(server.services)
      return of('admin')
    },
  }
}
