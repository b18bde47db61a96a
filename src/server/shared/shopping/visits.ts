import type { FastifyRequest } from 'fastify'
import { type Insertable, sql } from 'kysely'
import { limits, MINUTE } from '#contract/limits.ts'
import { type Duration, durationOf } from '#contract/shopping/retailer.ts'
import type { Visit, VisitRisk } from '#contract/shopping/visit.ts'
import type { Db } from '#server/db/open.ts'
import type { Tables } from '#server/db/schema.ts'
import type { Services } from '#server/services.ts'
import { collectingCauseOf } from '../causes/supported-cause.ts'
import { newSecret } from '../secrets.ts'

/** Visits made before signing in belong to whoever signs in within the same 30-minute visit session. */
export async function attachVisits(
  db: Db,
  userId: number,
  visitSession: string | string[] | undefined,
  now: number,
): Promise<void> {
  if (typeof visitSession !== 'string' || visitSession.length < 16) return
  const cause = await collectingCauseOf(db, userId)
  await sql`UPDATE visit SET user_id = ${userId}, cause_id = ${cause?.id ?? null}
    WHERE visit_session = ${visitSession} AND user_id IS NULL AND guest_email IS NULL AND created_at > ${new Date(now - limits.visitSessionMinutes * MINUTE)}`.execute(
    db,
  )
}

/** Whoever has proved to own an address, by a link mailed to it, gets what was raised with it as a guest. */
export async function attachGuestVisits(db: Db, user: { id: number; email: string }): Promise<void> {
  const email = user.email.toLowerCase()
  await sql`UPDATE visit SET user_id = ${user.id} WHERE guest_email = ${email} AND user_id IS NULL`.execute(db)
  await sql`UPDATE donation SET user_id = ${user.id} FROM visit WHERE visit.id = donation.visit_id AND visit.guest_email = ${email} AND donation.user_id IS NULL`.execute(
    db,
  )
}

type VisitParts = Omit<Insertable<Tables['visit']>, 'id' | 'cause_id' | 'retailer_id' | 'created_at' | 'risks' | 'receipt_at'>

/** Browsers inside other apps name themselves in what they send with every request. */
const inAppBrowser = /FBAN|FBAV|Instagram|Line\/|Twitter|Pinterest|Snapchat|; wv\)/

/** What could keep this visit from being reported: what the page saw, and what the request shows. */
function risksOf(request: FastifyRequest, seen: readonly VisitRisk[] = []): VisitRisk[] {
  const found = new Set(seen)
  if (request.headers['sec-gpc'] === '1' || request.headers.dnt === '1') found.add('doNotSell')
  if (inAppBrowser.test(request.headers['user-agent'] ?? '')) found.add('inAppBrowser')
  return [...found]
}

/** When a shop should have reported a purchase, and one may be asked about (C-056). */
const receiptAt = (now: number, trackingTime: Duration) =>
  new Date(now + Math.max(durationOf(trackingTime), limits.missingDonationAfter))

export async function noteVisit(
  { services, db, now, request }: { services: Services; db: Db; now: number; request: FastifyRequest },
  retailer: { id: number; slug: string; name: string; trackingTime: Duration },
  {
    cause,
    risks,
    origin = 'web',
    ...parts
  }: VisitParts & { cause: { id: number; name: string } | undefined; risks?: VisitRisk[] | undefined },
): Promise<{ visit: Visit }> {
  const id = newSecret()
  await db
    .insertInto('visit')
    .values({
      id,
      ...parts,
      origin,
      cause_id: cause?.id ?? null,
      retailer_id: retailer.id,
      created_at: new Date(now),
      risks: JSON.stringify(risksOf(request, risks)),
      receipt_at: receiptAt(now, retailer.trackingTime),
    })
    .execute()
  return {
    visit: {
      id,
      address: services.network.addressFor({ visitId: id, retailerSlug: retailer.slug, origin }),
      retailerName: retailer.name,
      causeName: cause?.name ?? null,
    },
  }
}
