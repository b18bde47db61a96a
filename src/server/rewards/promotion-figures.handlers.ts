import { sql } from 'kysely'
import { dayInLondon } from '#contract/london.ts'
import { channelOf, firstDayOf } from '#contract/rewards/channels.ts'
import type { Handlers } from '../gate/serve.ts'

export const promotionFigureHandlers = {
  /** for who runs the cause; `authorize` has checked that they do. */
  readPromotionFigures: async ({ db, now, params, query }) => {
    const to = dayInLondon(new Date(now).toISOString())
    const from = firstDayOf(query.period ?? 'month', to)
    const { rows } = await sql<{ channel: string; visits: number; joins: number }>`
      SELECT channel, sum(visits) AS visits, sum(joins) AS joins FROM cause_channel
      WHERE cause_id = ${params.id} AND day BETWEEN ${from} AND ${to} GROUP BY channel ORDER BY visits DESC, joins DESC, channel`.execute(
      db,
    )
    const { rows: all } = await sql<{ visits: number }>`
      SELECT coalesce(sum(visits), 0) AS visits FROM cause_visit WHERE cause_id = ${params.id} AND day BETWEEN ${from} AND ${to}`.execute(
      db,
    )
    const channels = rows.flatMap((row) => {
      const channel = channelOf(row.channel)
      return channel ? [{ channel, visits: Number(row.visits), joins: Number(row.joins) }] : []
    })
    const counted = channels.reduce((sum, { visits }) => sum + visits, 0)
    return { from, to, channels, otherVisits: Math.max(0, Number(all[0]?.visits ?? 0) - counted) }
  },
} satisfies Handlers
