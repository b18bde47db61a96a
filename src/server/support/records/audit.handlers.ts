import { DAY } from '#contract/limits.ts'
import { endOfDay, startOfDay } from '#contract/london.ts'
import { auditActions } from '#contract/support/audit.ts'
import type { Handlers } from '#server/gate/serve.ts'

const perPage = 50
const mostRefusals = 500

/** What the support team reads of the audit trail. Each look is noted in it by the gate. */
export const auditHandlers = {
  listAudit: async ({ db, query }) => {
    const { group, person, subject, from, to, lastId } = query
    let rows = db
      .selectFrom('audit')
      .leftJoin('app_user', 'app_user.id', 'audit.user_id')
      .select(['audit.id', 'at', 'action', 'subject', 'detail', 'times', 'last_at', 'user_id', 'app_user.email'])
    if (group) rows = rows.where('action', 'in', [...auditActions[group]])
    if (person)
      rows = /^\d{1,9}$/.test(person)
        ? rows.where('user_id', '=', Number(person))
        : rows.where((where) => where.eb(where.fn('lower', ['app_user.email']), '=', person.toLowerCase()))
    if (subject) rows = rows.where('subject', '=', subject)
    if (from) rows = rows.where('at', '>=', new Date(startOfDay(from)))
    // A line that counts goes on after the moment at which it began.
    if (to) rows = rows.where('at', '<=', new Date(endOfDay(to)))
    if (lastId) rows = rows.where('audit.id', '<', lastId)
    const found = await rows
      .orderBy('audit.id', 'desc')
      .limit(perPage + 1)
      .execute()
    return {
      entries: found.slice(0, perPage).map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        action: row.action,
        person: row.email ?? (row.user_id === null ? null : `${row.user_id}`),
        subject: row.subject,
        detail: row.detail,
        times: row.times,
        lastAt: row.last_at?.toISOString() ?? null,
      })),
      hasMore: found.length > perPage,
    }
  },

  listRefusals: async ({ services, db, now }) => {
    await services.refusals.write()
    const refusals = await db
      .selectFrom('refusal_count')
      .selectAll()
      .where('day', '>', new Date(now - 30 * DAY).toISOString().slice(0, 10))
      .orderBy('day', 'desc')
      .orderBy('times', 'desc')
      .limit(mostRefusals)
      .execute()
    return { refusals }
  },
} satisfies Handlers
