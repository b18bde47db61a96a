import { sql } from 'kysely'
import type { Handlers } from '../gate/serve.ts'

const perPage = 20
/** LIKE has signs of its own. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** What the support team reads of what people have told us. Each look is noted by the gate. */
export const feedbackHandlers = {
  listUninstallFeedback: async ({ db, query: { q, page = 1 } }) => {
    let rows = db.selectFrom('uninstall_feedback').selectAll()
    if (q) rows = rows.where(sql<boolean>`concat_ws(' ', first_name, last_name, email, text) ILIKE ${`%${literally(q)}%`}`)
    const found = await rows
      .orderBy('id', 'desc')
      .limit(perPage + 1)
      .offset((page - 1) * perPage)
      .execute()
    return {
      feedback: found.slice(0, perPage).map((row) => ({
        id: row.id,
        firstName: row.first_name,
        lastName: row.last_name,
        email: row.email,
        reason: row.reason,
        text: row.text,
        mayContact: row.may_contact,
        sentAt: row.created_at.toISOString(),
      })),
      hasMore: found.length > perPage,
    }
  },
} satisfies Handlers
