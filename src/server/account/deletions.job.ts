import { limits } from '../../contract/limits.ts'
import { supportCause } from '../causes/support.ts'
import { dropEvidence } from '../giving/claim-evidence.ts'
import { dropImage } from '../images/images.ts'
import type { Services } from '../services.ts'
import { dropArchives } from './archives.ts'

/**
 * F-128, C-060: 30 days after an account was closed its person is forgotten. Donations stay, because they are the causes' books, and belong to nobody
 * who could be named.
 */
export async function deleteAccounts(services: Services): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  const due = await db
    .selectFrom('app_user')
    .select(['id', 'avatar'])
    .where('disabled_at', '<=', new Date(now - limits.deletionAfter))
    .where('deleted_at', 'is', null)
    .limit(100)
    .execute()
  for (const { id, avatar } of due) {
    await dropArchives(services, id)
    await dropImage(services.imageFolder, avatar)
    await dropEvidence(db, services.imageFolder, id)
    await db.transaction().execute(async (both) => {
      const mine = await both
        .updateTable('app_user')
        .set({
          email: `deleted-${id}@deleted.invalid`,
          password_hash: null,
          first_name: 'Deleted',
          last_name: 'account',
          gender: null,
          date_of_birth: null,
          mobile: null,
          address_line1: null,
          address_line2: null,
          city: null,
          county: null,
          postcode: null,
          avatar: null,
          preferences: '{}',
          udo: '{}',
          installation_id: null,
          deleted_at: new Date(now),
        })
        .where('id', '=', id)
        .where('deleted_at', 'is', null)
        .where('disabled_at', 'is not', null)
        .returning('id')
        .executeTakeFirst()
      if (!mine) return
      await supportCause(both, now, id, null)
      for (const table of [
        'oauth_link',
        'one_time_link',
        'favourite',
        'email_change',
        'data_request',
        'cause_admin',
        'notice',
      ] as const)
        await both.deleteFrom(table).where('user_id', '=', id).execute()
      await both.updateTable('visit').set({ guest_email: null }).where('user_id', '=', id).execute()
      await both.updateTable('claim').set({ comment: null, details: '{}' }).where('user_id', '=', id).execute()
    })
  }
}
