import { someoneElse } from '#contract/cause-admin/leaving.rules.ts'
import type { CauseLeaving } from '#contract/cause-admin/leaving.ts'
import { DAY, limits } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { composeMail } from '#server/mail/messages.ts'
import { adminsOf } from '#server/shared/admins.ts'
import { nameOf } from '#server/shared/notices.ts'
import { mayBeSent } from '../invite-admins/invites.handlers.ts'
import { leaveCause, refuseReturn, rejoinCause, undoRemoval } from './departures.ts'
import { currentHandover, endHandover, offerHandover } from './handovers.ts'

async function handoverOf(db: Db, causeId: number, userId: number, now: number): Promise<CauseLeaving['handover']> {
  const row = await currentHandover(db, causeId)
  if (!row || (row.stage === 'offered' && row.until.getTime() <= now)) return null
  const invite =
    row.invite_hash === null
      ? undefined
      : await db.selectFrom('admin_invite').select('email').where('id_hash', '=', row.invite_hash).executeTakeFirst()
  const known = invite ? (await adminsOf(db, causeId)).find(({ email }) => email.toLowerCase() === invite.email) : undefined
  const asked = known ? `${known.first_name} ${known.last_name}` : (invite?.email ?? '')
  return {
    stage: row.stage === 'holding' ? 'holding' : 'offered',
    giver: await nameOf(db, row.giver_id),
    taker: row.taker_id === null ? asked : await nameOf(db, row.taker_id),
    isMine: row.giver_id === userId,
    until: row.until.toISOString(),
  }
}

async function departuresOf(db: Db, causeId: number, now: number): Promise<CauseLeaving['departures']> {
  const rows = await db
    .selectFrom('admin_departure')
    .innerJoin('app_user', 'app_user.id', 'admin_departure.user_id')
    .select(['admin_departure.id', 'kind', 'until', 'first_name', 'last_name'])
    .where('cause_id', '=', causeId)
    .where('until', '>', new Date(now))
    .where('returned_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('disabled_at', 'is', null)
    .orderBy('admin_departure.id')
    .execute()
  return rows.flatMap(({ id, kind, until, first_name, last_name }) =>
    kind === 'handedOver' ? [] : { id, kind, name: `${first_name} ${last_name}`, until: until.toISOString() },
  )
}

async function leavingOf(db: Db, causeId: number, userId: number, now: number): Promise<{ leaving: CauseLeaving }> {
  const others = (await adminsOf(db, causeId)).filter(({ id }) => id !== userId)
  return {
    leaving: {
      isOnly: others.length === 0,
      others: others.map((one) => ({ id: one.id, name: `${one.first_name} ${one.last_name}` })),
      handover: await handoverOf(db, causeId, userId, now),
      departures: await departuresOf(db, causeId, now),
    },
  }
}

/** G-030: leaving a cause, handing it over, and coming back. */
export const causeLeavingHandlers = {
  readLeaving: async ({ db, now, params, ...context }) => leavingOf(db, params.id, currentUser(context).userId, now),

  leaveCause: async ({ db, now, params, ...context }) => {
    const act = { causeId: params.id, userId: currentUser(context).userId, now }
    const until = await db.transaction().execute((all) => leaveCause(all, act))
    return { until: until.toISOString() }
  },

  offerHandover: async ({ services, db, now, params, body, ...context }) => {
    const { userId } = currentUser(context)
    const causeId = params.id
    const admins = await adminsOf(db, causeId)
    const known =
      body.to === someoneElse
        ? admins.find(({ email }) => email.toLowerCase() === body.email.toLowerCase())
        : admins.find(({ id }) => String(id) === body.to)
    if (known?.id === userId) throw new HttpError('validation', { fields: { email: 'alreadyAdmin' } })
    if (!known && body.to !== someoneElse) throw new HttpError('validation', { fields: { to: 'handoverToRequired' } })
    const email = (known?.email ?? body.email).toLowerCase()
    await rateLimit(db, now, [{ key: `invites:${causeId}`, max: limits.invitationsPerDay, window: DAY }])
    await db.transaction().execute(async (all) => {
      const secret = await offerHandover(all, { causeId, userId, now, email })
      if (!known && !(await mayBeSent(all, now, email))) return
      const { name } = await all.selectFrom('cause').select('name').where('id', '=', causeId).executeTakeFirstOrThrow()
      const values = {
        site: tenants[services.config.tenant].name,
        causeName: name,
        giver: await nameOf(all, userId),
        day: services.words.own.day(new Date(now + limits.invitationLife)),
        address: `${services.config.publicUrl}/admin-invites/${secret}`,
      }
      await services.mail.queue(all, composeMail(services.words.own, email, 'handoverOffer', values), now)
    })
    return leavingOf(db, causeId, userId, now)
  },

  endHandover: async ({ db, now, params, ...context }) => {
    const act = { causeId: params.id, userId: currentUser(context).userId, now }
    await db.transaction().execute((all) => endHandover(all, act))
    return leavingOf(db, act.causeId, act.userId, now)
  },

  refuseReturn: async ({ db, now, params, body, ...context }) => {
    const act = { causeId: params.id, userId: currentUser(context).userId, now }
    await db.transaction().execute((all) => refuseReturn(all, { ...act, id: params.departureId, text: body.text }))
    return leavingOf(db, act.causeId, act.userId, now)
  },

  undoRemoval: async ({ db, now, params, ...context }) => {
    const act = { causeId: params.id, userId: currentUser(context).userId, now }
    await db.transaction().execute((all) => undoRemoval(all, { ...act, id: params.departureId }))
    return leavingOf(db, act.causeId, act.userId, now)
  },

  listDepartures: async ({ db, now, ...context }) => {
    const rows = await db
      .selectFrom('admin_departure')
      .innerJoin('cause', 'cause.id', 'admin_departure.cause_id')
      .select(['admin_departure.id', 'cause_id', 'cause.name', 'until', 'refusal'])
      .where('user_id', '=', currentUser(context).userId)
      .where('admin_departure.kind', '=', 'left')
      .where('returned_at', 'is', null)
      .where('until', '>', new Date(now))
      .orderBy('admin_departure.id', 'desc')
      .execute()
    return {
      departures: rows.map((row) => ({
        id: row.id,
        causeId: row.cause_id,
        causeName: row.name,
        until: row.until.toISOString(),
        refusal: row.refusal,
      })),
    }
  },

  rejoinCause: async ({ db, now, params, ...context }) => {
    const { userId } = currentUser(context)
    return { causeId: await db.transaction().execute((all) => rejoinCause(all, { id: params.departureId, userId, now })) }
  },
} satisfies Handlers
