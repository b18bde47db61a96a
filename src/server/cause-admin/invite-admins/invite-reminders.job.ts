import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import { composeMail } from '#server/mail/messages.ts'
import { optOutAddresses } from '#server/mail/opt-outs.ts'
import type { Services } from '#server/services.ts'
import { hashOf, newSecret } from '#server/shared/secrets.ts'
import { mayBeSent } from './invites.handlers.ts'

const perRun = 200

interface Waiting {
  id_hash: string
  email: string
  created_at: Date
  cause: string
  first_name: string | null
  last_name: string | null
}

/**
 * H-007, P-015: who hasn't answered an invitation is reminded of it, twice at most, never after an answer, and never where the address wants no mails or has had enough of them. Who is asked to take a cause over (G-030) is not, nor who asked for it themselves. A reminder has a link of
 * its own, as only the hash of the first one is kept; both lead to the same invitation.
 */
export async function remindOfInvites(services: Services): Promise<void> {
  const { db, clock, mail, config, words } = services
  const now = clock.now()
  for (const [count, after] of limits.invitationReminders.entries()) {
    await db.transaction().execute(async (transaction) => {
      const due = await sql<Waiting>`
        SELECT admin_invite.id_hash, admin_invite.email, admin_invite.created_at, cause.name AS cause, app_user.first_name, app_user.last_name
        FROM admin_invite JOIN cause ON cause.id = admin_invite.cause_id LEFT JOIN app_user ON app_user.id = admin_invite.invited_by
        WHERE admin_invite.status = 'pending' AND admin_invite.invited_by IS NOT NULL AND cardinality(reminder_hashes) = ${count}
          AND NOT EXISTS (SELECT 1 FROM cause_handover WHERE invite_hash = admin_invite.id_hash)
          AND admin_invite.created_at <= ${new Date(now - after)} AND admin_invite.created_at > ${new Date(now - limits.invitationLife)}
        ORDER BY admin_invite.created_at LIMIT ${perRun} FOR UPDATE OF admin_invite SKIP LOCKED`.execute(transaction)
      for (const invite of due.rows) {
        const secret = newSecret()
        await sql`UPDATE admin_invite SET reminder_hashes = reminder_hashes || ${hashOf(secret)}::text WHERE id_hash = ${invite.id_hash}`.execute(
          transaction,
        )
        if (!(await mayBeSent(transaction, now, invite.email))) continue
        const stop = await optOutAddresses(services, transaction, invite.email, 'everything')
        const values = {
          site: tenants[config.tenant].name,
          causeName: invite.cause,
          inviter: [invite.first_name, invite.last_name].filter(Boolean).join(' '),
          day: words.own.day(new Date(invite.created_at.getTime() + limits.invitationLife)),
          address: `${config.publicUrl}/admin-invites/${secret}`,
          optOut: stop.page,
        }
        await mail.queue(
          transaction,
          { ...composeMail(words.own, invite.email, 'adminInviteReminder', values), unsubscribe: stop.onePress },
          now,
        )
      }
    })
  }
}
