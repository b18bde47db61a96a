import type { FastifyRequest } from 'fastify'
import type { Insertable } from 'kysely'
import type { VisitRisk } from '#contract/entities/notice.ts'
import { type Duration, durationOf, type Visit } from '#contract/entities/retailer.ts'
import { DAY, HOUR, limits } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import { stagesWith } from '#machines/causes/cause-review/cause-review.machine.ts'
import { collectsSql } from '../causes/payable.ts'
import type { Db } from '../db/open.ts'
import type { Tables } from '../db/schema.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import type { Handlers } from '../gate/serve.ts'
import { compose } from '../mail/messages.ts'
import type { Services } from '../services.ts'
import { newSecret } from '../session/tokens.ts'
import { listRetailers, readRetailer } from './retailer-rows.ts'

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

async function noteVisit(
  { services, db, now, request }: { services: Services; db: Db; now: number; request: FastifyRequest },
  retailer: { id: number; slug: string; name: string; trackingTime: Duration },
  { cause, risks, ...parts }: VisitParts & { cause: { id: number; name: string } | undefined; risks?: VisitRisk[] | undefined },
): Promise<{ visit: Visit }> {
  const id = newSecret()
  await db
    .insertInto('visit')
    .values({
      id,
      ...parts,
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
      address: services.network.addressFor({ visitId: id, retailerSlug: retailer.slug }),
      retailerName: retailer.name,
      causeName: cause?.name ?? null,
    },
  }
}

export const shoppingHandlers = {
  listRetailers: async ({ db, now, query }) => listRetailers(db, now, query),

  readRetailer: async ({ db, now, params }) => {
    const retailer = await readRetailer(db, now, params.slug)
    if (!retailer) throw new HttpError('notFound')
    return { retailer }
  },

  /** Records the visit before the shop opens. Without a person it is refused unless the caller chose to go on without a donation. */
  createVisit: async (context) => {
    const { db, now, who, body, request } = context
    await rateLimit(db, now, [{ key: `visit:${who?.userId ?? networkOf(request.ip)}`, max: 300, window: HOUR }])
    const retailer = await readRetailer(db, now, body.retailerSlug)
    if (!retailer) throw new HttpError('notFound')
    if (body.rateId !== undefined && !retailer.rates.some((rate) => rate.id === body.rateId)) throw new HttpError('notFound')
    if (body.dealId !== undefined && !retailer.deals.some((deal) => deal.id === body.dealId)) throw new HttpError('notFound')
    if (who?.scope !== 'full' && body.anonymous !== true) throw new HttpError(who ? 'signInAgain' : 'notSignedIn')
    const userId = who?.scope === 'full' ? who.userId : null
    const cause =
      userId === null
        ? undefined
        : await db
            .selectFrom('app_user')
            .innerJoin('cause', 'cause.id', 'app_user.supported_cause_id')
            .select(['cause.id', 'cause.name'])
            .where('app_user.id', '=', userId)
            .where('cause.review', 'in', stagesWith('collecting'))
            .executeTakeFirst()
    return noteVisit(context, retailer, {
      user_id: userId,
      cause,
      rate_id: body.rateId ?? null,
      deal_id: body.dealId ?? null,
      visit_session: body.visitSession ?? null,
      search_session: body.searchSessionId ?? null,
      guest_email: null,
      risks: body.risks,
    })
  },

  /** a visit for a cause, with an address instead of an account. The mail tells what was begun, a few times a day at most (threat A6). */
  raiseAsGuest: async (context) => {
    const { services, db, now, body, request } = context
    await rateLimit(db, now, [{ key: `guest:${networkOf(request.ip)}`, max: 60, window: HOUR }])
    const retailer = await readRetailer(db, now, body.retailerSlug)
    const cause = await db
      .selectFrom('cause')
      .select(['id', 'name'])
      .where('id', '=', body.causeId)
      .where(collectsSql)
      .executeTakeFirst()
    if (!retailer || !cause) throw new HttpError('notFound')
    const email = body.email.toLowerCase()
    const answer = await noteVisit(context, retailer, {
      user_id: null,
      cause,
      rate_id: null,
      deal_id: null,
      visit_session: body.visitSession ?? null,
      search_session: null,
      guest_email: email,
    })
    context.afterwards(async () => {
      const isTooMany = await rateLimit(db, now, [{ key: `guest-mail:${email}`, max: 3, window: DAY }]).then(
        () => false,
        () => true,
      )
      if (isTooMany) return
      const values = {
        site: tenants[services.config.tenant].name,
        shop: retailer.name,
        causeName: cause.name,
        address: `${services.config.publicUrl}/support-a-good-cause/step-1?cause=${cause.id}`,
      }
      await services.mail.send(compose(body.email, 'guestRaise', values), now)
    })
    return answer
  },
} satisfies Handlers
