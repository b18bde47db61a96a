import type { calls } from '#contract/all-calls.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { DAY, MINUTE } from '#contract/limits.ts'
import { charityNumber } from '#contract/registration/cause-registration.rules.ts'
import { tenants } from '#contract/tenants.ts'
import type { RegisterSays } from '../causes/cause-review/cause-review.ts'
import { askCharity } from '../causes/cause-review/contact-code.ts'
import { askRegister } from '../causes/register-check/register-check.ts'
import { HttpError } from '../gate/http-error.ts'
import { networkOf } from '../gate/network-of.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import { currentUser, type Handlers, type PreparedHandler } from '../gate/serve.ts'
import { composeMail } from '../mail/messages.ts'
import { newReference } from '../references.ts'
import type { Services } from '../services.ts'
import { recordTerms } from '../shared/account/terms-ledger.ts'
import { findMatches, makeCause } from './new-cause.ts'

type CreateCause = (typeof calls)['createCause']
type CreateBusiness = (typeof calls)['createBusiness']

/** With the transaction that makes the cause. */
async function thank(services: Services, now: number, userId: number, cause: CauseCard): Promise<void> {
  const user = await services.db
    .selectFrom('app_user')
    .select(['email', 'first_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { publicUrl, tenant } = services.config
  await services.mail.queue(
    services.db,
    composeMail(services.words.own, user.email, cause.standing === 'confirmed' ? 'causeRegistered' : 'causeBeingChecked', {
      site: tenants[tenant].name,
      firstName: user.first_name,
      causeName: cause.name,
      address: `${publicUrl}/causes/${cause.uri}`,
      review: `${publicUrl}/account/causes/${cause.id}/settings`,
    }),
    now,
  )
}

const createCause: PreparedHandler<CreateCause, RegisterSays> = {
  prepare: async ({ services, db, now, body, ...context }) => {
    await rateLimit(db, now, [{ key: `create-cause:${currentUser(context).userId}`, max: 100, window: DAY }])
    return askRegister(services.register, {
      name: body.causeName,
      charityNumber: body.isRegisteredCharity ? (body.charity?.number ?? null) : null,
      postcode: body.details?.address.postcode ?? null,
    })
  },
  answer: async ({ services, db, now, body, prepared, ...context }) => {
    const { userId } = currentUser(context)
    const { details } = body
    const number = body.isRegisteredCharity ? (body.charity?.number ?? null) : null
    if (body.isRegisteredCharity && number === null)
      throw new HttpError('validation', { fields: { charityNumber: 'charityNumberRequired' } })
    const link = (name: 'website' | 'facebook' | 'twitter' | 'instagram') => details?.links[name] || null
    const cause = await makeCause(db, now, {
      userId,
      name: body.causeName,
      charityNumber: number,
      postcode: details?.address.postcode ?? null,
      kind: number !== null ? 'charity' : details && details.kind !== 'charity' ? details.kind : 'group',
      place: details?.address.town ?? '',
      isOrganisation: body.isOrganisation,
      address: details?.address ?? null,
      website: link('website'),
      social: { facebook: link('facebook'), twitter: link('twitter'), instagram: link('instagram') },
      phoneNumber: details?.contactNumber ?? null,
      // Who isn't asked is found like everybody else, and can change it.
      mayBeMarketed: details?.mayBeMarketed ?? true,
      registerSays: prepared,
      referralId: body.referralId ?? null,
    })
    await recordTerms(db, now, userId, [{ kind: 'terms', items: body.acceptedTerms ?? [] }], 'cause')
    await thank({ ...services, db }, now, userId, cause)
    await askCharity({ ...services, db }, now, cause.id)
    return { cause }
  },
}

/** A business raises for itself as a cause of its own kind (M-008, M-013). */
const createBusiness: PreparedHandler<CreateBusiness, null> = {
  prepare: async ({ db, now, ...context }) => {
    await rateLimit(db, now, [{ key: `create-cause:${currentUser(context).userId}`, max: 100, window: DAY }])
    return null
  },
  answer: async ({ services, db, now, body, ...context }) => {
    const { userId } = currentUser(context)
    const cause = await makeCause(db, now, {
      userId,
      name: body.businessName,
      charityNumber: null,
      postcode: null,
      kind: 'business',
      place: '',
      isOrganisation: true,
      address: null,
      website: null,
      social: { facebook: null, twitter: null, instagram: null },
      phoneNumber: body.phoneNumber || null,
      mayBeMarketed: true,
      registerSays: { findings: ['noNumber'], entry: null },
      referralId: body.referralId ?? null,
    })
    await recordTerms(db, now, userId, [{ kind: 'terms', items: body.acceptedTerms ?? [] }], 'cause')
    await thank({ ...services, db }, now, userId, cause)
    return { cause }
  },
}

export const registrationHandlers = {
  lookUpCharity: async ({ services, db, now, params, request }) => {
    await rateLimit(db, now, [{ key: `look-up:${networkOf(request.ip)}`, max: 60, window: 15 * MINUTE }])
    const number = charityNumber.safeParse(params.number)
    if (!number.success) throw new HttpError('notFound')
    const charity = await services.register.find(number.data).catch((cause: unknown) => {
      throw new HttpError('unavailable', { cause })
    })
    if (!charity) throw new HttpError('notFound')
    const { contactEmail: _, ...shown } = charity // only the code's mail goes there
    return { charity: shown }
  },

  findAddresses: async ({ services, db, now, query, request }) => {
    await rateLimit(db, now, [{ key: `look-up:${networkOf(request.ip)}`, max: 60, window: 15 * MINUTE }])
    const addresses = await services.addresses.find(query.postcode).catch((cause: unknown) => {
      throw new HttpError('unavailable', { cause })
    })
    return { addresses }
  },

  findMatches: async ({ db, now, query, request }) => {
    await rateLimit(db, now, [{ key: `matches:${networkOf(request.ip)}`, max: 120, window: 15 * MINUTE }])
    return findMatches(db, {
      name: query.name,
      charityNumber: query.charityNumber ?? null,
      postcode: query.postcode ?? null,
      userId: null,
    })
  },

  createCause,
  createBusiness,

  /** open to anyone, so it is limited, and a mail goes to the address that was given. */
  requestAdmin: async ({ services, db, now, user, params, body, request }) => {
    await rateLimit(db, now, [
      { key: `admin-request:${networkOf(request.ip)}`, max: 20, window: DAY },
      { key: `admin-request-mail:${body.emailAddress.toLowerCase()}`, max: 5, window: DAY },
    ])
    const cause = await db.selectFrom('cause').select(['id', 'name']).where('id', '=', params.id).executeTakeFirst()
    if (!cause) throw new HttpError('notFound')
    const reference = newReference('AR')
    await db
      .insertInto('admin_request')
      .values({
        reference,
        cause_id: cause.id,
        email: body.emailAddress,
        phone_number: body.phoneNumber,
        status: 'received',
        created_at: new Date(now),
        evidence: body.evidence ?? '',
        user_id: user?.userId ?? null,
        decided_at: null,
        decided_by: null,
        reason: null,
      })
      .execute()
    const values = { site: tenants[services.config.tenant].name, causeName: cause.name, reference }
    await services.mail.queue(db, composeMail(services.words.own, body.emailAddress, 'adminRequested', values), now)
    return { ticketReference: reference }
  },
} satisfies Handlers
