import { limits } from '#contract/limits.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { rateLimit } from '#server/gate/rate-limit.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { acceptedTermsOf } from '#server/shared/account/terms-ledger.ts'
import { recordAudit } from '#server/shared/audit.ts'
import { newLink } from '#server/shared/sign-in/one-time-links.ts'
import { archivePath } from './archives.ts'

/** Taking one's data along: F-127. */
export const dataDownloadHandlers = {
  /** Asked twice while one is being made is asked once. */
  requestData: async ({ db, now, body, ...context }) => {
    const { userId } = currentUser(context)
    await rateLimit(db, now, [{ key: `archive:${userId}`, max: 5, window: limits.deletionAfter }])
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('data_request')
        .values({ user_id: userId, request_type: body.request_type, requested_at: new Date(now) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await recordAudit(transaction, { action: 'archiveRequested', userId, subject: `user:${userId}`, at: now })
    })
    return {}
  },

  readDataFiles: async ({ db, now, ...context }) => {
    const { userId } = currentUser(context)
    const files = await db
      .selectFrom('data_file')
      .selectAll()
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date(now))
      .orderBy('created_at', 'desc')
      .execute()
    const open = await db
      .selectFrom('data_request')
      .select('id')
      .where('user_id', '=', userId)
      .where('done_at', 'is', null)
      .executeTakeFirst()
    return {
      files: files.map((file) => ({
        id: file.id,
        created: file.created_at.toISOString(),
        expiry: file.expires_at.toISOString(),
      })),
      isPreparing: open !== undefined,
    }
  },

  /** An address that works once, and for five minutes: it can be opened without a token in a header. */
  readDataFile: async ({ db, now, params, ...context }) => {
    const { userId } = currentUser(context)
    const file = await db
      .selectFrom('data_file')
      .select('id')
      .where('id', '=', params.fileId)
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date(now))
      .executeTakeFirst()
    if (!file) throw new HttpError('notFound')
    const expires = now + limits.archiveAddressLife
    const secret = await newLink(db, { kind: 'archive', userId, expires, detail: file.id })
    return { address: `${archivePath}/${secret}` }
  },

  listAcceptedTerms: async ({ db, ...context }) => ({ terms: await acceptedTermsOf(db, currentUser(context).userId) }),
} satisfies Handlers
