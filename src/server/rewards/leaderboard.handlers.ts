import { sql } from 'kysely'
import { limits } from '#contract/limits.ts'
import { startOfPeriod } from '#contract/rewards/leaderboard.ts'
import { HttpError } from '../gate/http-error.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'

interface Entry {
  position: number
  user_id: number
  first_name: string
  last_name: string
  pence: number
}

export const leaderboardHandlers = {
  /**
   * F-157, G-011, H-006, X-073: for people who shop for the cause or run it. Whoever chose to stay anonymous, or has closed their account, is not in the
   * list, and what they raised counts in totals only, as what guests raised does; how many have so chosen is said. Of the others the first name and an initial are shown.
   */
  readLeaderboard: async ({ db, now, params, query, ...context }) => {
    const { userId } = currentUser(context)
    const causeId = params.id
    if (!Number.isSafeInteger(causeId)) throw new HttpError('notFound')
    const cause = await db
      .selectFrom('cause')
      .select('name')
      .where('id', '=', causeId)
      .where((where) =>
        where.exists(
          where
            .selectFrom('app_user')
            .leftJoin('cause_admin', (join) =>
              join.onRef('cause_admin.user_id', '=', 'app_user.id').on('cause_admin.cause_id', '=', causeId),
            )
            .select('app_user.id')
            .where('app_user.id', '=', userId)
            .where((or) => or.or([or('supported_cause_id', '=', causeId), or('cause_admin.cause_id', 'is not', null)])),
        ),
      )
      .executeTakeFirst()
    if (!cause) throw new HttpError('notFound')
    const since = new Date(startOfPeriod(query.period ?? 'year', now) ?? 0)
    const raised = sql`(SELECT user_id, sum(net_pence) AS pence FROM donation
        WHERE cause_id = ${causeId} AND user_id IS NOT NULL AND stage <> 'declined' AND purchased_at >= ${since} GROUP BY user_id) AS raised
      JOIN app_user ON app_user.id = raised.user_id AND app_user.disabled_at IS NULL`
    const isHidden = sql`coalesce((app_user.preferences->>'anonymity')::boolean, false)`
    const { rows: sums } = await sql<{ hidden: number; hidden_pence: number; guests_pence: number; pence: number }>`
      SELECT count(DISTINCT app_user.id) FILTER (WHERE ${isHidden}) AS hidden, coalesce(sum(net_pence) FILTER (WHERE ${isHidden}), 0) AS hidden_pence,
        coalesce(sum(net_pence) FILTER (WHERE app_user.id IS NULL), 0) AS guests_pence, coalesce(sum(net_pence), 0) AS pence
      FROM donation LEFT JOIN app_user ON app_user.id = donation.user_id AND app_user.disabled_at IS NULL
      WHERE cause_id = ${causeId} AND stage <> 'declined' AND purchased_at >= ${since}`.execute(db)
    const { rows } = await sql<Entry>`
      SELECT rank() OVER (ORDER BY raised.pence DESC) AS position, raised.user_id, raised.pence, app_user.first_name, app_user.last_name
      FROM ${raised} WHERE NOT ${isHidden}
      ORDER BY raised.pence DESC, raised.user_id LIMIT ${limits.leaderboardLength}`.execute(db)
    return {
      causeName: cause.name,
      entries: rows.map((row) => ({
        position: Number(row.position),
        name: `${row.first_name} ${row.last_name.slice(0, 1)}.`,
        raisedPence: Number(row.pence),
        isMe: row.user_id === userId,
      })),
      hidden: Number(sums[0]?.hidden ?? 0),
      hiddenPence: Number(sums[0]?.hidden_pence ?? 0),
      guestsPence: Number(sums[0]?.guests_pence ?? 0),
      totalPence: Number(sums[0]?.pence ?? 0),
    }
  },
} satisfies Handlers
