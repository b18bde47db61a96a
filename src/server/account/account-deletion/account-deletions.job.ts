import { limits } from '#contract/limits.ts'
import { forget, forgetFiles } from '#server/privacy/forgetting.ts'
import type { Services } from '#server/services.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { supportCause } from '#server/shared/causes/supported-cause.ts'
import { attachGuestVisits } from '#server/shared/shopping/visits.ts'

/**
 * F-128, C-060: 30 days after an account was closed its person is forgotten, as the register of personal data says. Donations stay, because they are the
 * causes' books, and belong to nobody who could be named.
 */
export async function deleteAccounts(services: Services): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const due = await db
    .selectFrom('app_user')
    .select(['id', 'email', 'hash'])
    .where('disabled_at', '<=', new Date(now - limits.deletionAfter))
    .where('deleted_at', 'is', null)
    .limit(100)
    .execute()
  for (const person of due) {
    await forgetFiles(services, person)
    await db.transaction().execute(async (transaction) => {
      const mine = await transaction
        .updateTable('app_user')
        .set({ deleted_at: new Date(now) })
        .where('id', '=', person.id)
        .where('deleted_at', 'is', null)
        .where('disabled_at', 'is not', null)
        .returning('id')
        .executeTakeFirst()
      if (!mine) return
      await supportCause(transaction, now, person.id, null)
      // What was raised as a guest with their address is forgotten with the account.
      await attachGuestVisits(transaction, person)
      await forget(transaction, person)
      await recordAudit(transaction, { action: 'accountDeleted', userId: null, subject: `user:${person.id}`, at: now })
    })
  }
}
