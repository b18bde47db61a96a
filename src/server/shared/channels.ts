import { sql } from 'kysely'
import { dayInLondon } from '#contract/london.ts'
import { type Channel, channelOf } from '#contract/rewards/channels.ts'
import type { Db } from '../db/open.ts'

/** Somebody has come to the page of a cause, or joined it, by a channel. Nothing of who it was is kept. */
export async function countChannel(
  db: Db,
  now: number,
  { causeId, channel, what }: { causeId: number; channel: Channel; what: 'visits' | 'joins' },
): Promise<void> {
  const day = dayInLondon(new Date(now).toISOString())
  await sql`INSERT INTO cause_channel (cause_id, day, channel, ${sql.ref(what)}) VALUES (${causeId}, ${day}, ${channel}, 1)
    ON CONFLICT (cause_id, day, channel) DO UPDATE SET ${sql.ref(what)} = cause_channel.${sql.ref(what)} + 1`.execute(db)
}

/**
 * Whoever registers for a cause has joined by the channel by which they came to its page just now, else by that of the invitation that they use. What an invitation
 * knew of it goes: who joined by which channel is told by nothing afterwards.
 */
export async function countJoin(
  db: Db,
  now: number,
  { causeId, header, referralId }: { causeId: number | null; header: unknown; referralId: string | undefined },
): Promise<void> {
  const invited = referralId
    ? await db
        .selectFrom('referral')
        .select(['cause_id', 'channel'])
        .where('id', '=', referralId)
        .where('used_by', 'is', null)
        .executeTakeFirst()
    : undefined
  if (referralId) await db.updateTable('referral').set({ cause_id: null, channel: null }).where('id', '=', referralId).execute()
  if (causeId === null) return
  const channel = channelOf(header) ?? (invited?.cause_id === causeId ? channelOf(invited.channel) : null)
  if (channel) await countChannel(db, now, { causeId, channel, what: 'joins' })
}
