import { canWake } from '#machines/causes/cause-dormancy/cause-dormancy.machine.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { composeMail } from '../mail/messages.ts'
import type { Services } from '../services.ts'
import { adminsOf } from '../shared/admins.ts'
import { recordAudit } from '../shared/audit.ts'
import { toCauseCard } from '../shared/causes/cause-rows.ts'

interface Reactivation {
  causeId: number
  userId: number
  /** Why; of the support team alone. */
  reason: string | null
  now: number
}

/** G-029: a cause that rests takes supporters again, in the caller's transaction. Throws `notFound`, or `illegalMove` where it does not rest, is closing or was refused. */
export async function reactivateCause(db: Db, { causeId, userId, reason, now }: Reactivation): Promise<void> {
  const cause = await db.selectFrom('cause').selectAll().where('id', '=', causeId).forUpdate().executeTakeFirst()
  if (!cause) throw new HttpError('notFound')
  if (!canWake(cause.is_dormant) || cause.lifecycle !== 'open' || toCauseCard(cause).standing === 'refused')
    throw new HttpError('illegalMove')
  await db.updateTable('cause').set({ is_dormant: false }).where('id', '=', causeId).execute()
  const detail = reason === null ? {} : { reason }
  await recordAudit(db, { action: 'causeReactivated', userId, subject: `cause:${causeId}`, detail, at: now })
}

/** Everybody who runs the cause hears that it is active again, with the transaction that makes it so. */
export async function notifyOfReactivation({ db, mail, config, words }: Services, causeId: number, now: number): Promise<string> {
  const { name, slug } = await db.selectFrom('cause').select(['name', 'slug']).where('id', '=', causeId).executeTakeFirstOrThrow()
  const address = `${config.publicUrl}/causes/${slug}`
  for (const admin of await adminsOf(db, causeId))
    await mail.queue(
      db,
      composeMail(words.own, admin.email, 'causeReactivated', { causeName: name, firstName: admin.first_name, address }),
      now,
    )
  return name
}
