import { sql } from 'kysely'
import type { SupportQueueName } from '#contract/support/support-queue-names.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'

interface OneThing {
  queue: SupportQueueName
  reference: string
}

/** Who picks something up has it in hand, whoever had it before. With the transaction of what they do. */
export async function assignToTaker(db: Db, { queue, reference, userId, now }: OneThing & { userId: number; now: number }) {
  await sql`INSERT INTO support_assignment (queue, reference, user_id, assigned_at) VALUES (${queue}, ${reference}, ${userId}, ${new Date(now)})
    ON CONFLICT (queue, reference) DO UPDATE SET user_id = excluded.user_id, assigned_at = excluded.assigned_at`.execute(db)
}

/** What is decided or put back is in nobody's hand: what comes of it later is for anybody. */
export async function endAssignment(db: Db, { queue, reference }: OneThing): Promise<void> {
  await db.deleteFrom('support_assignment').where('queue', '=', queue).where('reference', '=', reference).execute()
}

interface Handing extends OneThing {
  from: number | null
  to: number | null
  now: number
}

/** Changes whose it is, if it is still whose the caller thinks. One statement, so that of two who want it at once one is refused. Throws `assignedMeanwhile`. */
export async function handOver(db: Db, { queue, reference, from, to, now }: Handing): Promise<void> {
  const at = new Date(now)
  const { rows } = await (from === null
    ? sql`INSERT INTO support_assignment (queue, reference, user_id, assigned_at) VALUES (${queue}, ${reference}, ${to}, ${at})
        ON CONFLICT (queue, reference) DO NOTHING RETURNING user_id`
    : to === null
      ? sql`DELETE FROM support_assignment WHERE queue = ${queue} AND reference = ${reference} AND user_id = ${from} RETURNING user_id`
      : sql`UPDATE support_assignment SET user_id = ${to}, assigned_at = ${at}
          WHERE queue = ${queue} AND reference = ${reference} AND user_id = ${from} RETURNING user_id`
  ).execute(db)
  if (rows.length === 0) throw new HttpError('assignedMeanwhile')
}
