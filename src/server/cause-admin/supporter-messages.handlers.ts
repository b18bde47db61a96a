import { noticeOf } from '#contract/account/notice.ts'
import { messageFault } from '#contract/cause-admin/supporter-message.rules.ts'
import { type MessageEvent, type MessageMedium, messageEvents, messageMedia } from '#contract/cause-admin/supporter-message.ts'
import { HOUR, limits } from '#contract/limits.ts'
import { HttpError } from '../gate/http-error.ts'
import { rateLimit } from '../gate/rate-limit.ts'
import { currentUser, type Handlers } from '../gate/serve.ts'
import { composeNotice } from '../shared/account/notice-mail.ts'

interface Place {
  cause_id: number
  event_type: MessageEvent
  event_medium: MessageMedium
}

const placeOf = (params: { id: number; eventType: MessageEvent; eventMedium: MessageMedium }): Place => ({
  cause_id: params.id,
  event_type: params.eventType,
  event_medium: params.eventMedium,
})

const shown = ({ event_type: event, event_medium: medium }: Omit<Place, 'cause_id'>, text: string | null) => ({
  event,
  medium,
  text,
  charLimit: limits.supporterMessage[medium],
})

/** The text without what stands around it; throws `validation` with what is wrong with it. */
function checked(text: string, medium: MessageMedium): string {
  const fault = messageFault(text, limits.supporterMessage[medium])
  if (fault !== null) throw new HttpError('validation', { fields: { text: fault } })
  return text.trim()
}

/** F-152, F-153, A-099, G-012: what a cause says to its supporters; `authorize` has checked that who asks runs it. */
export const supporterMessageHandlers = {
  listSupporterMessages: async ({ db, params }) => {
    const said = await db.selectFrom('supporter_message').selectAll().where('cause_id', '=', params.id).execute()
    return {
      messages: messageEvents.flatMap((event_type) =>
        messageMedia.map((event_medium) => {
          const row = said.find((one) => one.event_type === event_type && one.event_medium === event_medium)
          return shown({ event_type, event_medium }, row?.text ?? null)
        }),
      ),
    }
  },

  readSupporterMessage: async ({ db, params }) => {
    const place = placeOf(params)
    const row = await db
      .selectFrom('supporter_message')
      .select('text')
      .where('cause_id', '=', place.cause_id)
      .where('event_type', '=', place.event_type)
      .where('event_medium', '=', place.event_medium)
      .executeTakeFirst()
    return { message: shown(place, row?.text ?? null) }
  },

  saveSupporterMessage: async ({ db, params, body }) => {
    const place = placeOf(params)
    const text = checked(body.text, place.event_medium)
    await db
      .insertInto('supporter_message')
      .values({ ...place, text })
      .onConflict((conflict) => conflict.columns(['cause_id', 'event_type', 'event_medium']).doUpdateSet({ text }))
      .execute()
    return { message: shown(place, text) }
  },

  removeSupporterMessage: async ({ db, params }) => {
    const place = placeOf(params)
    await db
      .deleteFrom('supporter_message')
      .where('cause_id', '=', place.cause_id)
      .where('event_type', '=', place.event_type)
      .where('event_medium', '=', place.event_medium)
      .execute()
    return { message: shown(place, null) }
  },

  testSupporterMessage: async ({ services, db, now, params, body, ...context }) => {
    const { userId } = currentUser(context)
    const place = placeOf(params)
    // What stands on the site is looked at there.
    if (place.event_medium !== 'email') throw new HttpError('notFound')
    const says = checked(body.text, place.event_medium)
    await rateLimit(db, now, [{ key: `test-mail:${userId}`, max: limits.testMailsPerHour, window: HOUR }])
    const { name } = await db.selectFrom('cause').select('name').where('id', '=', place.cause_id).executeTakeFirstOrThrow()
    const admin = await db
      .selectFrom('app_user')
      .select(['email', 'first_name'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const told = {
      email: admin.email,
      firstName: admin.first_name,
      kind: noticeOf[place.event_type],
      subject: '',
      detail: { shop: services.words.own.t('account-notices:sampleShop'), cause: name, pence: limits.milestonePence },
      says,
    }
    await services.mail.queue(db, composeNotice(told, services), now)
    return {}
  },
} satisfies Handlers
