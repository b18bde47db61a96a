import { tenants } from '#contract/tenants.ts'
import { composeMail } from '../mail/messages.ts'
import type { Services } from '../services.ts'
import { adminsOf } from './admins.ts'

/** G-005: who runs a cause with somebody hears that they have closed their account, until which day they may come back, and that they have. `db` is the caller’s transaction. */
export async function tellOtherAdmins(
  { db, config, mail, words }: Services,
  person: { id: number; email: string; firstName: string; lastName: string },
  told: { message: 'adminClosedAccount'; day: string } | { message: 'adminReopenedAccount' },
  now: number,
): Promise<void> {
  const causes = await db
    .selectFrom('cause_admin')
    .innerJoin('cause', 'cause.id', 'cause_admin.cause_id')
    .select(['cause.id', 'cause.name'])
    .where('user_id', '=', person.id)
    .orderBy('cause.id')
    .execute()
  for (const cause of causes)
    for (const admin of await adminsOf(db, cause.id)) {
      if (admin.id === person.id) continue
      const values = {
        site: tenants[config.tenant].name,
        firstName: admin.first_name,
        name: `${person.firstName} ${person.lastName}`,
        email: person.email,
        causeName: cause.name,
        day: told.message === 'adminClosedAccount' ? told.day : null,
      }
      await mail.queue(db, composeMail(words.own, admin.email, told.message, values), now)
    }
}
