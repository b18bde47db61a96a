import type { QuotedUpdate } from '#contract/content/statistics.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'

/** As many whole sentences of it as fit; where not even one does, the words that do. */
export function openingOf(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ')
  if (line.length <= longest) return line
  const whole = new RegExp(`^.{1,${longest}}[.!?…](?= )`).exec(line.slice(0, longest + 1))?.[0]
  return whole ?? `${line.slice(0, longest).replace(/[\s,;:–—-]*\s\S*$/, '')}…`
}

/** The newest update of these causes, by the addresses of their pages; none that is older than what is said to be new. */
export async function newestUpdateOf(db: Db, slugs: readonly string[], now: number): Promise<QuotedUpdate | null> {
  if (slugs.length === 0) return null
  const { longest, within } = limits.quotedUpdate
  const row = await db
    .selectFrom('cause_update')
    .innerJoin('cause', 'cause.id', 'cause_update.cause_id')
    .select(['cause.name', 'cause.slug', 'cause.logo', 'cause.cover', 'cause_update.text', 'cause_update.created_at'])
    .where('cause.slug', 'in', slugs)
    .where('cause_update.taken_down_at', 'is', null)
    .where('cause_update.created_at', '>=', new Date(now - within))
    .orderBy('cause_update.created_at', 'desc')
    .orderBy('cause_update.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  return {
    cause: { name: row.name, uri: row.slug, picture: row.logo ?? row.cover },
    text: openingOf(row.text, longest),
    postedAt: row.created_at.toISOString(),
  }
}
