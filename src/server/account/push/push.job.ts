import { sql } from 'kysely'
import { MINUTE, SECOND } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '#server/db/open.ts'
import type { Services } from '#server/services.ts'
import { pushMessageOf } from './push-messages.ts'
import { type PushOutcome, type PushSender, pushLife } from './push-sender.ts'

const perRun = 200
const atOnce = 10
/** Longer than any answer is waited for; who has taken a message and dies leaves it to the next after so long. */
const lease = 5 * MINUTE
const waitAfter = (attempts: number) => MINUTE * 2 ** (attempts - 1)

/** A notice for each device of its person that has asked for them: written down in the caller's transaction, beside its mail. */
export async function queuePush(db: Db, notice: { id: number; user_id: number }, at: Date): Promise<void> {
  await sql`INSERT INTO push_message (subscription_id, notice_id, queued_at, next_at)
    SELECT id, ${notice.id}, ${at}, ${at} FROM push_subscription WHERE user_id = ${notice.user_id} ON CONFLICT DO NOTHING`.execute(
    db,
  )
}

/** Messages that are due, taken for `lease`, so that two processes never send the same. */
async function take(db: Db, now: number): Promise<number[]> {
  const taken = await db
    .updateTable('push_message')
    .set((row) => ({ next_at: new Date(now + lease), attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (of) =>
      of
        .selectFrom('push_message')
        .select('id')
        .where('next_at', '<=', new Date(now))
        .orderBy('id')
        .limit(perRun)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute()
  return taken.map(({ id }) => id)
}

async function settle(
  db: Db,
  now: number,
  message: { id: number; subscription_id: number; attempts: number; queued_at: Date },
  outcome: PushOutcome,
) {
  if (outcome.name === 'gone') {
    await db.deleteFrom('push_subscription').where('id', '=', message.subscription_id).execute()
    return
  }
  const next = outcome.name === 'later' ? now + Math.max(waitAfter(message.attempts), outcome.seconds * SECOND) : null
  if (next === null || next > message.queued_at.getTime() + pushLife)
    await db.deleteFrom('push_message').where('id', '=', message.id).execute()
  else
    await db
      .updateTable('push_message')
      .set({ next_at: new Date(next) })
      .where('id', '=', message.id)
      .execute()
}

async function sendOne(push: PushSender, { db, config, words }: Services, now: number, id: number): Promise<void> {
  const row = await db
    .selectFrom('push_message')
    .innerJoin('push_subscription', 'push_subscription.id', 'subscription_id')
    .innerJoin('notice', 'notice.id', 'notice_id')
    .select(['subscription_id', 'attempts', 'queued_at', 'endpoint', 'p256dh', 'auth'])
    .select(['notice.id', 'kind', 'subject', 'detail', 'read_at'])
    .where('push_message.id', '=', id)
    .executeTakeFirst()
  if (!row) return // logged out there meanwhile
  const { endpoint, p256dh, auth, ...notice } = row
  // What has been read on another device needs no telling.
  const outcome: PushOutcome = notice.read_at
    ? { name: 'refused' }
    : await push.send({ endpoint, keys: { p256dh, auth } }, pushMessageOf(words.own, notice, tenants[config.tenant].name))
  await settle(db, now, { ...notice, id }, outcome)
}

/** G-031: sends what waits for devices, and tries again after 1, 2, 4, … minutes for a day what a push service could not take. */
export async function sendPush(services: Services): Promise<void> {
  const { db, clock, push } = services
  if (!push) return
  const now = clock.now()
  const due = await take(db, now)
  for (let from = 0; from < due.length; from += atOnce)
    await Promise.all(due.slice(from, from + atOnce).map((id) => sendOne(push, services, now, id)))
}
