import { MINUTE } from '#contract/limits.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import type { Handlers } from '../gate/serve.ts'

/** Whether somebody has an account already. */
export const knownAccountHandlers = {
  emailExists: async ({ db, now, query, request }) => {
    await rateLimit(db, now, [{ key: `email-exists:${networkOf(request.ip)}`, max: 100, window: 15 * MINUTE }])
    const row = await db
      .selectFrom('app_user')
      .select('id')
      .where((where) => where.eb(where.fn('lower', ['email']), '=', query.email.trim().toLowerCase()))
      .executeTakeFirst()
    return { exists: row !== undefined }
  },

  findByInstallation: async ({ db, now, params, request }) => {
    await rateLimit(db, now, [{ key: `installation:${networkOf(request.ip)}`, max: 100, window: 15 * MINUTE }])
    const id = params.installationId
    const row =
      id.length < 22
        ? undefined
        : await db.selectFrom('app_user').select('id').where('installation_id', '=', id).executeTakeFirst()
    if (!row) throw new HttpError('notFound')
    return { userId: row.id }
  },
} satisfies Handlers
