import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { hashOf, newSecret } from './secrets.ts'

/** Who runs a cause, in the order of their accounts; with `isClosedToo` also who has closed theirs since. */
export const adminsOf = (db: Db, causeId: number, { isClosedToo = false } = {}) =>
  db
    .selectFrom('cause_admin')
    .innerJoin('app_user', 'app_user.id', 'cause_admin.user_id')
    .select(['app_user.id', 'app_user.email', 'app_user.first_name', 'app_user.last_name', 'app_user.disabled_at'])
    .where('cause_admin.cause_id', '=', causeId)
    .$if(!isClosedToo, (query) => query.where('app_user.disabled_at', 'is', null))
    .orderBy('app_user.id')
    .execute()

export type AdminRow = Awaited<ReturnType<typeof adminsOf>>[number]

/** What somebody could still let in goes with their account: invitations that they have sent, and handovers that nobody has answered. */
export async function withdrawOffersOf(db: Db, userId: number, now: number): Promise<void> {
  await db
    .updateTable('admin_invite')
    .set({ status: 'revoked' })
    .where('invited_by', '=', userId)
    .where('status', '=', 'pending')
    .execute()
  await db
    .updateTable('cause_handover')
    .set({ stage: 'withdrawn', ended_at: new Date(now) })
    .where('giver_id', '=', userId)
    .where('stage', '=', 'offered')
    .execute()
}

/** The invitations that hand a cause over, and that nobody has answered: they are taken back where they were offered. */
export const offeredHandovers = (db: Db) =>
  db.selectFrom('cause_handover').select('invite_hash').where('stage', '=', 'offered').where('invite_hash', 'is not', null)

/** Lets who reads the mail to an address run a cause; a newer invitation of the same address takes the older one's place, but for one that hands the cause over. `by` is null where nobody of the cause invites. Answers its secret. */
export async function newInvitation(
  db: Db,
  { causeId, email, by, now }: { causeId: number; email: string; by: number | null; now: number },
): Promise<string> {
  const secret = newSecret()
  const to = email.toLowerCase()
  await db
    .updateTable('admin_invite')
    .set({ status: 'revoked' })
    .where('cause_id', '=', causeId)
    .where('email', '=', to)
    .where('status', '=', 'pending')
    .where('id_hash', 'not in', offeredHandovers(db))
    .execute()
  await db
    .insertInto('admin_invite')
    .values({
      id_hash: hashOf(secret),
      cause_id: causeId,
      email: to,
      status: 'pending',
      created_at: new Date(now),
      invited_by: by,
    })
    .execute()
  return secret
}

/** G-030: what has closed is only read. */
export const isClosed = async (db: Db, causeId: number): Promise<boolean> =>
  (await db.selectFrom('cause').select('id').where('id', '=', causeId).where('lifecycle', '=', 'closed').executeTakeFirst()) !==
  undefined

/** Nobody of the support team decides about what is their own: throws `secondPerson`. */
export function refuseOwn(isOwn: boolean): void {
  if (isOwn) throw new HttpError('secondPerson')
}

/** P-017: whether a person runs this cause. */
export const runsCause = async (db: Db, userId: number, causeId: number): Promise<boolean> =>
  (await db
    .selectFrom('cause_admin')
    .select('cause_id')
    .where('user_id', '=', userId)
    .where('cause_id', '=', causeId)
    .executeTakeFirst()) !== undefined
