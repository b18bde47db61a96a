import { sql } from 'kysely'
import type { CauseTeam, InvitationStatus } from '#contract/cause-admin/invitation.ts'
import { DAY, limits } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { isWithinLimit, rateLimit } from '#server/gate/rate-limit.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { composeMail } from '#server/mail/messages.ts'
import { optOut, optOutAddresses, wantedOf } from '#server/mail/opt-outs.ts'
import type { Services } from '#server/services.ts'
import { type AdminRow, adminsOf, newInvitation, offeredHandovers, runsCause } from '#server/shared/admins.ts'
import { countAudit, recordAudit } from '#server/shared/audit.ts'
import { hashOf } from '#server/shared/secrets.ts'
import { mailEnded, proveAddress } from '#server/shared/sign-in/address-proof.ts'
import { endDepartures, lockAdmins, lockAsAdmin } from '../leave-cause/departures.ts'
import { acceptHandover, declineHandover, isHandover } from '../leave-cause/handovers.ts'

const expiryOf = (sentAt: Date) => sentAt.getTime() + limits.invitationLife

const statusOf = (row: { status: InvitationStatus; created_at: Date }, now: number): InvitationStatus =>
  row.status === 'pending' && expiryOf(row.created_at) <= now ? 'expired' : row.status

export async function teamOf(db: Db, causeId: number, userId: number, now: number): Promise<CauseTeam> {
  const admins = await adminsOf(db, causeId, { isClosedToo: true })
  const invitations = await db
    .selectFrom('admin_invite')
    .selectAll()
    .where('cause_id', '=', causeId)
    .where('status', '!=', 'accepted')
    .where('created_at', '>', new Date(now - 90 * DAY))
    .orderBy('created_at', 'desc')
    .orderBy('id_hash')
    .execute()
  return {
    admins: admins.map((one) => ({
      id: one.id,
      name: `${one.first_name} ${one.last_name}`,
      isMe: one.id === userId,
      isClosed: one.disabled_at !== null,
    })),
    invitations: invitations.map((row) => ({
      id: row.id_hash,
      causeId,
      email: row.email,
      status: statusOf(row, now),
      sentAt: row.created_at.toISOString(),
      acceptedAt: row.accepted_at?.toISOString() ?? null,
    })),
  }
}

/** False where the address wants no mails, or has had enough of them this week. A fault of the database is thrown on. */
export async function mayBeSent(db: Db, now: number, email: string): Promise<boolean> {
  if ((await wantedOf(db, [email])).length === 0) return false
  return isWithinLimit(db, now, [{ key: `invite-to:${email}`, max: limits.shareMailsPerRecipient, window: 7 * DAY }])
}

async function findInvite(db: Db, token: string) {
  const row = await db
    .selectFrom('admin_invite')
    .innerJoin('cause', 'cause.id', 'admin_invite.cause_id')
    .leftJoin('app_user', 'app_user.id', 'admin_invite.invited_by')
    .select(['admin_invite.id_hash', 'admin_invite.cause_id', 'admin_invite.email', 'admin_invite.status'])
    .select(['admin_invite.created_at', 'admin_invite.accepted_by', 'cause.name', 'app_user.first_name', 'app_user.last_name'])
    .where(({ eb, or }) => or([eb('id_hash', '=', hashOf(token)), sql<boolean>`reminder_hashes @> ARRAY[${hashOf(token)}]`]))
    .executeTakeFirst()
  if (!row) throw new HttpError('notFound')
  return row
}

/** G-005: everybody who runs the cause hears of who joins them. `db` is the transaction that lets them in. */
async function notifyOfNewcomer(services: Services, now: number, causeId: number, userId: number): Promise<void> {
  const { db, config, mail, words } = services
  const { name } = await db.selectFrom('cause').select('name').where('id', '=', causeId).executeTakeFirstOrThrow()
  const admins = await adminsOf(db, causeId)
  const newcomer = admins.find(({ id }) => id === userId)
  if (!newcomer) return
  for (const admin of admins.filter(({ id }) => id !== userId)) {
    const values = {
      site: tenants[config.tenant].name,
      firstName: admin.first_name,
      causeName: name,
      name: `${newcomer.first_name} ${newcomer.last_name}`,
      email: newcomer.email,
    }
    await mail.queue(db, composeMail(words.own, admin.email, 'adminJoined', values), now)
  }
}

/** With the transaction that makes the invitation. */
async function mailInvitation(
  services: Services,
  { causeId, email, secret, inviter }: { causeId: number; email: string; secret: string; inviter: AdminRow | undefined },
  now: number,
): Promise<void> {
  const { db, config, mail, words } = services
  const { name } = await db.selectFrom('cause').select('name').where('id', '=', causeId).executeTakeFirstOrThrow()
  const values = {
    site: tenants[config.tenant].name,
    causeName: name,
    inviter: inviter ? `${inviter.first_name} ${inviter.last_name}` : '',
    day: words.own.day(new Date(now + limits.invitationLife)),
    address: `${config.publicUrl}/admin-invites/${secret}`,
  }
  const stop = await optOutAddresses(services, db, email, 'everything')
  const invitation = composeMail(words.own, email, 'adminInvite', { ...values, optOut: stop.page })
  await mail.queue(db, { ...invitation, unsubscribe: stop.onePress }, now)
}

/** F-154, A-092, G-005, P-015: inviting others to run a cause; `authorize` has checked that who invites runs it. */
export const inviteHandlers = {
  readTeam: async ({ db, now, params, ...context }) => teamOf(db, params.id, currentUser(context).userId, now),

  /** A newer invitation of the same address takes the older one's place. Whether the address has an account, or wants no mails, shows nowhere (A2). */
  inviteAdmin: async ({ services, db, now, body, params, ...context }) => {
    const { userId } = currentUser(context)
    const causeId = params.id
    const email = body.email.toLowerCase()
    const admins = await adminsOf(db, causeId)
    if (admins.some((one) => one.email.toLowerCase() === email))
      throw new HttpError('validation', { fields: { email: 'alreadyAdmin' } })
    await rateLimit(db, now, [{ key: `invites:${causeId}`, max: limits.invitationsPerDay, window: DAY }])
    await db.transaction().execute(async (transaction) => {
      await lockAsAdmin(transaction, causeId, userId)
      const secret = await newInvitation(transaction, { causeId, email, by: userId, now })
      await recordAudit(transaction, {
        action: 'adminInviteSent',
        userId,
        subject: `cause:${causeId}`,
        detail: { inviteId: hashOf(secret) },
        at: now,
      })
      if (await mayBeSent(transaction, now, email))
        await mailInvitation(
          { ...services, db: transaction },
          { causeId, email, secret, inviter: admins.find(({ id }) => id === userId) },
          now,
        )
    })
    return teamOf(db, causeId, userId, now)
  },

  revokeInvite: async ({ db, now, params, ...context }) => {
    const causeId = params.id
    const { userId } = currentUser(context)
    await db.transaction().execute(async (transaction) => {
      const revoked = await transaction
        .updateTable('admin_invite')
        .set({ status: 'revoked' })
        .where('cause_id', '=', causeId)
        .where('id_hash', '=', params.inviteId)
        .where('status', '=', 'pending')
        .where('id_hash', 'not in', offeredHandovers(transaction))
        .returning('id_hash')
        .executeTakeFirst()
      if (!revoked) throw new HttpError('illegalMove')
      await recordAudit(transaction, {
        action: 'adminInviteRevoked',
        userId,
        subject: `cause:${causeId}`,
        detail: { inviteId: params.inviteId },
        at: now,
      })
    })
    return teamOf(db, causeId, userId, now)
  },

  readInvite: async ({ db, now, params }) => {
    const row = await findInvite(db, params.token)
    return {
      causeName: row.name,
      invitedBy: [row.first_name, row.last_name].filter(Boolean).join(' '),
      status: statusOf(row, now),
      expiresAt: new Date(expiryOf(row.created_at)).toISOString(),
      isHandover: await isHandover(db, row.id_hash),
    }
  },

  /** The link proves that the mail came to whoever uses it, with whichever account. Of two uses at once one wins; whoever won may ask again. */
  acceptInvite: async ({ services, db, now, params, ...context }) => {
    const user = currentUser(context)
    const { userId } = user
    const row = await findInvite(db, params.token)
    if (row.status === 'accepted' && row.accepted_by === userId) return { causeId: row.cause_id }
    const status = statusOf(row, now)
    if (status !== 'pending')
      throw new HttpError(status === 'expired' ? 'linkExpired' : status === 'accepted' ? 'linkUsed' : 'linkInvalid')
    await services.db.transaction().execute(async (transaction) => {
      if ((await lockAdmins(transaction, row.cause_id)).lifecycle === 'closed') throw new HttpError('linkInvalid')
      const ran_it = await runsCause(transaction, userId, row.cause_id)
      const mine = await transaction
        .updateTable('admin_invite')
        .set({ status: 'accepted', accepted_at: new Date(now), accepted_by: userId, ran_it })
        .where('id_hash', '=', row.id_hash)
        .where('status', '=', 'pending')
        .returning('id_hash')
        .executeTakeFirst()
      if (!mine) throw new HttpError('linkUsed')
      await acceptHandover(transaction, row.id_hash, { causeId: row.cause_id, userId, now })
      await transaction
        .insertInto('cause_admin')
        .values({ user_id: userId, cause_id: row.cause_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await endDepartures(transaction, { causeId: row.cause_id, userId, now })
      await recordAudit(transaction, { action: 'adminInviteAccepted', userId, subject: `cause:${row.cause_id}`, at: now })
      const owner = await transaction
        .selectFrom('app_user')
        .select(['email', 'first_name as firstName'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      const isTheirs = owner.email.toLowerCase() === row.email
      const inside = { ...services, db: transaction }
      if (isTheirs && (await proveAddress(transaction, { userId, user, now, goesOn: true }))) await mailEnded(inside, owner, now)
      await notifyOfNewcomer(inside, now, row.cause_id, userId)
    })
    return { causeId: row.cause_id }
  },

  declineInvite: async ({ db, now, params }) => {
    const row = await findInvite(db, params.token)
    await db.transaction().execute(async (all) => {
      await all
        .updateTable('admin_invite')
        .set({ status: 'declined' })
        .where('id_hash', '=', row.id_hash)
        .where('status', '=', 'pending')
        .execute()
      await declineHandover(all, row.id_hash, now)
      await countAudit(all, { action: 'adminInviteDeclined', userId: null, subject: `cause:${row.cause_id}`, at: now })
      await optOut(all, row.email, now)
    })
    return {}
  },
} satisfies Handlers
