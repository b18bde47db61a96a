import type { calls } from '#contract/all-calls.ts'
import { updateFault, updateText } from '#contract/cause-admin/updates.rules.ts'
import type { CauseUpdates } from '#contract/cause-admin/updates.ts'
import { DAY, limits } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import { currentUser, type Handlers, type PreparedHandler } from '../gate/serve.ts'
import { dropImage, keepImage, photograph } from '../images/images.ts'
import { recordAudit } from '../shared/audit.ts'
import { readersOf, shownUpdates } from '../shared/causes/updates.ts'
import { lockAsAdmin } from './leave-cause/departures.ts'

async function told(db: Db, causeId: number): Promise<CauseUpdates> {
  const cause = await db.selectFrom('cause').select(['review', 'lifecycle']).where('id', '=', causeId).executeTakeFirstOrThrow()
  return { updates: await shownUpdates(db, causeId, limits.updatesListed), readers: readersOf(cause) }
}

const postUpdate: PreparedHandler<(typeof calls)['postUpdate'], string> = {
  /** What isn't posted counts for nothing. */
  prepare: async ({ body }) => {
    const fault = updateFault(body.text)
    if (fault !== null) throw new HttpError('validation', { fields: { text: fault } })
    return updateText(body.text)
  },
  answer: async ({ db, now, params: { id }, prepared: text, ...context }) => {
    const { userId } = currentUser(context)
    // Within the transaction, so that a second sending of the same update, which is answered before it comes here, isn't counted.
    await rateLimit(db, now, [{ key: `updates:${id}`, max: limits.updatesPerDay, window: DAY }])
    await lockAsAdmin(db, id, userId)
    const { id: update } = await db
      .insertInto('cause_update')
      .values({ cause_id: id, author_id: userId, text, created_at: new Date(now) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(db, { action: 'causeUpdatePosted', userId, subject: `cause:${id}`, detail: { update }, at: now })
    return told(db, id)
  },
}

/** One of the cause’s, for whoever changes it; it may have been removed already. */
async function lockUpdate(db: Db, id: number, updateId: number) {
  const row = await db
    .selectFrom('cause_update')
    .select(['picture', 'taken_down_at'])
    .where('id', '=', updateId)
    .where('cause_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new HttpError('notFound')
  return row
}

/** Puts another picture with an update, or none; answers what is there then, and whose file is of no use any more. */
async function putPicture(
  db: Db,
  now: number,
  at: { id: number; updateId: number; userId: number },
  picture: [string, string] | null,
) {
  const { id, updateId, userId } = at
  await lockAsAdmin(db, id, userId)
  const before = await lockUpdate(db, id, updateId)
  if (before.taken_down_at !== null && picture !== null) throw new HttpError('notFound')
  if (before.picture !== null || picture !== null) {
    const [path, alt] = picture ?? [null, '']
    await db.updateTable('cause_update').set({ picture: path, picture_alt: alt }).where('id', '=', updateId).execute()
    const action = picture === null ? 'causeUpdatePictureRemoved' : 'causeUpdatePictureSaved'
    await recordAudit(db, { action, userId, subject: `cause:${id}`, detail: { update: updateId }, at: now })
  }
  return { before: before.picture, found: await told(db, id) }
}

/** H-003: what a cause tells on its page; `authorize` has checked that who asks runs it, and that what has closed is only read. */
export const updateHandlers = {
  listUpdates: ({ db, params }) => told(db, params.id),

  postUpdate,

  /** Removing what another administrator has removed meanwhile is done already. */
  removeUpdate: async ({ services, now, params: { id, updateId }, ...context }) => {
    const { userId } = currentUser(context)
    const { before, found } = await services.db.transaction().execute(async (db) => {
      await lockAsAdmin(db, id, userId)
      const row = await lockUpdate(db, id, updateId)
      if (row.taken_down_at === null) {
        await db
          .updateTable('cause_update')
          .set({ picture: null, picture_alt: '', taken_down_at: new Date(now), taken_down_by: userId })
          .where('id', '=', updateId)
          .execute()
        await recordAudit(db, {
          action: 'causeUpdateRemoved',
          userId,
          subject: `cause:${id}`,
          detail: { update: updateId },
          at: now,
        })
      }
      return { before: row.picture, found: await told(db, id) }
    })
    await dropImage(services.imageFolder, before)
    return found
  },

  /** A picture that can't be put with it isn't kept either. */
  saveUpdatePicture: async ({ services, db, now, body, params, ...context }) => {
    const { userId } = currentUser(context)
    const picture = await keepImage(db, services.imageFolder, userId, body.imagePayload, now, { shape: photograph })
    const { before, found } = await services.db
      .transaction()
      .execute((all) => putPicture(all, now, { ...params, userId }, [picture, body.alt]))
      .catch(async (error) => {
        await dropImage(services.imageFolder, picture)
        throw error
      })
    await dropImage(services.imageFolder, before)
    return found
  },

  removeUpdatePicture: async ({ services, now, params, ...context }) => {
    const { userId } = currentUser(context)
    const { before, found } = await services.db.transaction().execute((all) => putPicture(all, now, { ...params, userId }, null))
    await dropImage(services.imageFolder, before)
    return found
  },
} satisfies Handlers
