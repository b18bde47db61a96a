import { limits, MINUTE } from '#contract/limits.ts'
import { tenants } from '#contract/tenants.ts'
import type { Db } from '#server/db/open.ts'
import { type CalendarEvent, type CalendarMethod, calendarFile } from '#server/mail/calendar-file.ts'
import { composeMail } from '#server/mail/messages.ts'
import type { Services } from '#server/services.ts'
import { adminsOf } from '#server/shared/admins.ts'
import type { Speaker } from '#server/words/server-words.ts'
import type { CallRow } from './coaching.ts'

const minutes = limits.coachingCall / MINUTE

type Parts = Pick<Services, 'config' | 'mail' | 'words'>

/** "Friday 27 November 2026 at 9:00 am", in London. */
const momentOf = ({ t, weekday, day, time }: Speaker, at: number) => {
  const moment = new Date(at)
  return t('mail:said.moment', { weekday: weekday(moment), day: day(moment), time: time(moment) })
}

/** The pages of a registered business are its own (R-116); the confirmation knows where to go back to (X-020). */
export const businessPages = '/register-your-business/coaching/booking'
const confirmation = '/coaching/booking/confirmation'
const pagesOf = ({ kind }: CallRow) => (kind === 'business' ? businessPages : '/coaching/booking')

function valuesOf({ config, words: { own } }: Parts, call: CallRow) {
  const base = config.publicUrl
  const pages = pagesOf(call)
  const values = {
    site: tenants[config.tenant].name,
    cause: call.cause,
    firstName: call.first_name,
    minutes: String(minutes),
    when: momentOf(own, call.starts_at.getTime()),
    until: momentOf(own, call.starts_at.getTime() - limits.coachingNotice),
    settings: `${base}/account/causes/${call.cause_id}/settings/contact-details`,
    phone: call.phone_number ?? '',
  }
  return {
    ...values,
    ring: call.phone_number ? own.t('mail:said.coachingRing', values) : own.t('mail:said.coachingNoNumber', values),
    booking: `${base}${pages}`,
    confirmation: `${base}${confirmation}${pages === businessPages ? `?return-to=${encodeURIComponent(businessPages)}` : ''}`,
  }
}

/** The call as a calendar's event. Its name in calendars is that of its row, so that every change of it meets the same entry. */
export function calendarOf(parts: Parts, call: CallRow, method: CalendarMethod, now: number): string {
  const values = valuesOf(parts, call)
  const { t } = parts.words.own
  const { hostname } = new URL(parts.config.publicUrl)
  const startsAt = call.starts_at.getTime()
  const event: CalendarEvent = {
    uid: `${call.id}@${hostname}`,
    sequence: call.sequence,
    saidAt: now,
    startsAt,
    endsAt: startsAt + limits.coachingCall,
    summary: t('mail:said.coachingSummary', values),
    description: t('mail:said.coachingText', { ...values, count: minutes }),
    address: values.confirmation,
    organizer: { name: values.site, email: `no-reply@${hostname}` },
    attendee: { name: `${call.first_name} ${call.last_name}`, email: call.email },
  }
  return calendarFile(method, event)
}

type Told =
  | { message: 'coachingBooked' | 'coachingReminder' }
  /** `byId`: who has done it, which may be another administrator of the cause. */
  | { message: 'coachingMoved' | 'coachingCancelled'; byId: number }
  | { message: 'coachingCalledOff'; reason: string }

async function nameOf(db: Db, userId: number): Promise<string> {
  const { first_name, last_name } = await db
    .selectFrom('app_user')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return `${first_name} ${last_name}`
}

/**
 * Writes down the mail to who has booked, with the transaction of what it tells; to another administrator where that person doesn't run the cause any more or has closed
 * their account, and to nobody where there is none. A reminder changes nothing in a calendar, so it has no file.
 */
export async function mailCall(parts: Parts, db: Db, booked: CallRow, told: Told, now: number): Promise<void> {
  const admins = await adminsOf(db, booked.cause_id)
  const reader = admins.find(({ id }) => id === booked.user_id) ?? admins[0]
  if (!reader) return
  const { email, first_name, last_name } = reader
  const call = { ...booked, email, first_name, last_name }
  const values = valuesOf(parts, call)
  const isGone = told.message === 'coachingCancelled' || told.message === 'coachingCalledOff'
  const mail = composeMail(parts.words.own, call.email, told.message, {
    ...values,
    address: isGone ? values.booking : values.confirmation,
    by: 'byId' in told ? await nameOf(db, told.byId) : '',
    reason: 'reason' in told ? told.reason : '',
  })
  const calendar = told.message === 'coachingReminder' ? undefined : calendarOf(parts, call, isGone ? 'CANCEL' : 'REQUEST', now)
  await parts.mail.queue(db, { ...mail, calendar }, now)
}
