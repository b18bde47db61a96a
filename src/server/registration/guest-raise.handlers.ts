import { DAY, HOUR } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { isWithinLimit, rateLimit } from '../gate/rate-limit.ts'
import type { Handlers } from '../gate/serve.ts'
import { composeMail } from '../mail/messages.ts'
import { collectsSql } from '../shared/cause-conditions.ts'
import { readRetailer } from '../shared/shopping/retailer-rows.ts'
import { noteVisit } from '../shared/shopping/visits.ts'

export const guestRaiseHandlers = {
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
    if (!(await isWithinLimit(db, now, [{ key: `guest-mail:${email}`, max: 3, window: DAY }]))) return answer
    const values = {
      site: tenants[services.config.tenant].name,
      shop: retailer.name,
      causeName: cause.name,
      address: `${services.config.publicUrl}/support-a-good-cause/step-1?cause=${cause.id}`,
    }
    await services.mail.queue(db, composeMail(services.words.own, body.email, 'guestRaise', values), now)
    return answer
  },
} satisfies Handlers
