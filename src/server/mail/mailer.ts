import { type Kysely, sql } from 'kysely'
import { createTransport } from 'nodemailer'
import { DAY, MINUTE } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'
import type { Tables } from '../db/schema.ts'
import { framed, type MailFrame, type MailLogo } from './mail-frame.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  logo?: MailLogo | undefined
  /** A calendar file (RFC 5545) that goes with it. */
  calendar?: string | undefined
  /** Where one press stops such mails (RFC 8058); none for what somebody must hear. */
  unsubscribe?: string | undefined
}

export interface Mailer {
  /**
   * Hands a mail to the mail server; without one it is kept for /dev/mail, and while the server is away it waits for `sendWaiting`.
   * Never throws: a mail must not undo what it reports.
   */
  send(mail: Mail, now: number): Promise<void>
  /** Writes a mail down in the caller's transaction, so that it is there exactly if what it reports is; `sendWaiting` sends it. */
  queue(db: Db, mail: Mail, now: number): Promise<void>
  /** Tries what waits and is due again: after 1, 2, 4, … minutes, for a day. Two processes never take the same mail. */
  sendWaiting(now: number): Promise<void>
}

export interface MailSettings {
  smtpUrl: string | undefined
  from: string
  frame: MailFrame
}

/** Long enough for any answer of a mail server; who has taken a mail and dies leaves it to the next after so long. */
const lease = 5 * MINUTE
const waitAfter = (attempts: number) => MINUTE * 2 ** (attempts - 1)

/** What the file does stands in the mail too: calendars of mail programs go by it. */
const eventOf = (content: string) => ({
  content,
  filename: 'call.ics',
  method: /^METHOD:(\w+)\r$/m.exec(content)?.[1] ?? 'PUBLISH',
})

/** Mail programs show a button for it. */
const onePress = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Mails that are due, taken for `lease`. */
function take(db: Kysely<Tables>, now: number) {
  return db
    .updateTable('mail')
    .set({ next_at: new Date(now + lease), attempts: sql`attempts + 1` })
    .where('id', 'in', (of) =>
      of.selectFrom('mail').select('id').where('next_at', '<=', new Date(now)).orderBy('id').limit(20).forUpdate().skipLocked(),
    )
    .returningAll()
    .execute()
}

export function createMailer(db: Db, { smtpUrl, from, frame }: MailSettings): Mailer {
  const transport = smtpUrl ? createTransport(smtpUrl) : null
  const inFrame = ({ logo, ...mail }: Mail): Mail => ({ ...mail, html: framed(mail.html, frame, logo) })
  async function hasSent(mail: Mail): Promise<boolean> {
    try {
      const { calendar, unsubscribe, ...words } = mail
      const extras = {
        ...(calendar ? { icalEvent: eventOf(calendar) } : {}),
        ...(unsubscribe ? { headers: onePress(unsubscribe) } : {}),
      }
      await transport?.sendMail({ from, ...words, ...extras })
      return true
    } catch (error) {
      console.error('mail could not be sent:', error instanceof Error ? error.message : error)
      return false
    }
  }
  /** Without a mail server nothing is ever due: mails are only looked at. */
  async function keep(
    into: Db,
    { to, subject, text, html, calendar, unsubscribe }: Mail,
    now: number,
    attempts: number,
    nextAt: number,
  ): Promise<void> {
    const next_at = transport ? new Date(nextAt) : null
    await into
      .insertInto('mail')
      .values({
        recipient: to,
        subject,
        text,
        html,
        calendar: calendar ?? null,
        unsubscribe: unsubscribe ?? null,
        sent_at: new Date(now),
        delivered: false,
        attempts,
        next_at,
      })
      .execute()
  }
  return {
    async send(bare, now) {
      const mail = inFrame(bare)
      if (transport && (await hasSent(mail))) return
      await keep(db, mail, now, transport ? 1 : 0, now + waitAfter(1))
    },
    queue: (transaction, mail, now) => keep(transaction, inFrame(mail), now, 0, now),
    async sendWaiting(now) {
      if (!transport) return
      for (const { id, recipient, subject, text, html, sent_at, attempts, ...more } of await take(db, now)) {
        const [calendar, unsubscribe] = [more.calendar ?? undefined, more.unsubscribe ?? undefined]
        if (await hasSent({ to: recipient, subject, text, html, calendar, unsubscribe })) {
          await db.deleteFrom('mail').where('id', '=', id).execute()
          continue
        }
        const next = now + waitAfter(attempts)
        // What cannot be sent for a day is given up, and its words, which may hold a link that logs in, are forgotten.
        const later =
          next > sent_at.getTime() + DAY
            ? { next_at: null, text: '', html: '', calendar: null, unsubscribe: null }
            : { next_at: new Date(next) }
        await db.updateTable('mail').set(later).where('id', '=', id).execute()
      }
    },
  }
}
