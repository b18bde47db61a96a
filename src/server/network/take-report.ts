import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/open.ts'
import { HttpError } from '../gate/http-error.ts'
import { decideClaim } from '../giving/claims/claim-decision.ts'
import { advanceClaim } from '../giving/claims/claims.ts'
import { type Move, Unbookable } from '../giving/donations/donation-moves.ts'
import { bookSale, moveDonation } from '../giving/donations/donations.ts'
import { bookInStore } from '../giving/donations/in-store.ts'
import { recordAudit } from '../shared/audit.ts'
import type { NetworkEvent } from './postback.ts'

type Decided = Awaited<ReturnType<typeof decideClaim>>

/** What a network is answered: the donation, null where the purchase raises nothing, or why it could not be booked and is kept for support. */
export type Answer = { donationId: string | null } | { kept: Unbookable['reason'] }

interface Taken {
  answer: Answer
  decided?: { claim: Decided; reason: string }
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A shop's answer decides a claim whether or not somebody of the support team has looked at it. */
async function answerClaim(
  db: Db,
  network: string,
  event: Extract<NetworkEvent, { type: 'claimAnswered' }>,
  now: number,
): Promise<Taken> {
  const claim = { id: event.reference, by: 'farthing', now } as const
  const row = await db.selectFrom('claim').select('status').where('id', '=', event.reference).executeTakeFirst()
  if (row?.status === 'received') await advanceClaim(db, { ...claim, event: { type: 'claim.taken' } })
  const type = event.isFound ? 'claim.accepted' : 'claim.declined'
  const decided = await decideClaim(db, { ...claim, event: { type, text: event.reason }, network })
  return { answer: { donationId: null }, decided: { claim: decided, reason: event.reason } }
}

/** A card belongs to whoever has linked it last. */
async function linkCard(db: Db, event: Extract<NetworkEvent, { type: 'cardLinked' }>, now: number): Promise<void> {
  const person = await db
    .selectFrom('app_user')
    .select('id')
    .where('hash', '=', event.person)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (!person) throw new HttpError('notFound')
  const card = { user_id: person.id, last_four: event.lastFour, linked_at: new Date(now) }
  await db
    .insertInto('linked_card')
    .values({ token_hash: hashOf(event.card), ...card })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(card))
    .execute()
  const detail = { lastFour: event.lastFour }
  await recordAudit(db, { action: 'cardLinked', userId: person.id, subject: `user:${person.id}`, detail, at: now })
}

function moveOf(event: Extract<NetworkEvent, { type: 'confirmed' | 'adjusted' | 'declined' | 'funded' }>): Move {
  if (event.type === 'adjusted') return { type: 'spent', spentPence: event.spentPence }
  if (event.type === 'confirmed') return { type: 'event', event: { type: 'retailer.confirmed' } }
  if (event.type === 'funded') return { type: 'event', event: { type: 'funds.received' } }
  return { type: 'event', event: { type: 'retailer.declined', reason: event.reason } }
}

async function book(db: Db, network: string, event: NetworkEvent, now: number): Promise<Taken> {
  if (event.type === 'sale') {
    const { mayRepeat, ...answer } = await bookSale(db, { ...event, network }, now)
    if (mayRepeat) await keep(db, network, event, 'maybeClaimed', mayRepeat, now)
    return { answer }
  }
  if (event.type === 'inStoreSale') {
    const { card, retailer, ...sale } = event
    const answer = await bookInStore(db, { ...sale, network, cardHash: hashOf(card), retailerSlug: retailer }, now)
    return { answer }
  }
  if (event.type === 'claimAnswered') return answerClaim(db, network, event, now)
  if (event.type === 'cardLinked') await linkCard(db, event, now)
  else {
    // When the network heard of it may be any time that it likes to name; what we book is booked now.
    const by = event.type === 'funded' ? 'network' : 'retailer'
    await moveDonation(db, { network, reference: event.reference }, moveOf(event), by, new Date(now).toISOString())
  }
  return { answer: { donationId: null } }
}

async function keep(
  db: Db,
  network: string,
  event: NetworkEvent,
  reason: Unbookable['reason'],
  donationId: string | null,
  now: number,
): Promise<void> {
  // A card's token is not kept as it came.
  const kept = 'card' in event ? { ...event, card: hashOf(event.card) } : event
  await db
    .insertInto('kept_report')
    .values({
      event_id: event.eventId,
      network,
      reference: event.reference,
      event: JSON.stringify(kept),
      reason,
      donation_id: donationId,
      received_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute()
}

/**
 * Takes one report in the caller's transaction. Reports of one order wait for each other, and the same event is answered as before and changes nothing. What cannot be
 * booked as it came is kept for the support team with its reason. Throws `replayed` for a nonce that was used, `notFound` and `illegalMove`.
 */
export async function takeReport(
  db: Db,
  report: { network: string; nonce: string; event: NetworkEvent; now: number },
): Promise<Taken> {
  const { network, nonce, event, now } = report
  for (const name of [`nonce ${nonce}`, `event ${event.eventId}`, `order ${network} ${event.reference}`])
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
  const before = await db
    .selectFrom('postback')
    .select(['nonce', 'answer'])
    .where((where) => where.or([where('nonce', '=', nonce), where('event_id', '=', event.eventId)]))
    .executeTakeFirst()
  if (before?.nonce === nonce) throw new HttpError('replayed')
  if (before) return { answer: before.answer as Answer } // what was stored below
  const taken = await book(db, network, event, now).catch(async (error: unknown): Promise<Taken> => {
    if (!(error instanceof Unbookable)) throw error
    await keep(db, network, event, error.reason, error.donationId, now)
    return { answer: { kept: error.reason } }
  })
  await db
    .insertInto('postback')
    .values({ nonce, event_id: event.eventId, answer: JSON.stringify(taken.answer), received_at: new Date(now) })
    .execute()
  return taken
}
