import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import { DAY, MINUTE, SECOND } from '#contract/limits.ts'
import type { Db } from '../db/open.ts'
import { framed, type MailFrame, type MailLogo } from './mail-frame.ts'
import type { MailSeal } from './mail-seal.ts'

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

/** The way of every mail: written down with what it tells, sent once that is committed, and forgotten when it is sent. */
export interface Mailer {
  /**
   * Writes a mail down in the caller's transaction, so that it is there exactly if what it reports is, and a process that dies loses none. Without a mail server it is
   * kept for /dev/mail.
   */
  queue(db: Db, mail: Mail, now: number): Promise<void>
  /** Takes back what still waits for an address. */
  drop(db: Db, to: string): Promise<void>
  /** Sends what this process has just written down, where it is committed, without keeping the caller waiting. What is not sent now is sent by the job. */
  sendSoon(now: number): void
  /** Sends what waits and is due: at once, then after 1, 2, 4, … minutes, for a day. Two processes never take the same mail. */
  sendWaiting(now: number): Promise<void>
  /** Takes no other mail, and resolves once the last one is sent, or the mail server has kept it waiting for seconds. */
  stop(): Promise<void>
}

export interface MailSettings {
  smtpUrl: string | undefined
  from: string
  frame: MailFrame
  seal: MailSeal
}

/** Longer than a mail server is waited for; a mail whose process died while it was being sent is sent by the next after so long, under the same name. */
const lease = 2 * MINUTE
const patience = { connectionTimeout: 10 * SECOND, greetingTimeout: 10 * SECOND, socketTimeout: 30 * SECOND }
const waitAfter = (attempts: number) => MINUTE * 2 ** (attempts - 1)
const farewell = 5 * SECOND
/** Longer than any call takes from writing a mail down to its commit. */
const recently = 30 * SECOND

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

function connect(smtpUrl: string) {
  const address = new URL(smtpUrl)
  for (const [name, value] of Object.entries(patience))
    if (!address.searchParams.has(name)) address.searchParams.set(name, `${value}`)
  return createTransport(address.href)
}

/** The mail that is due next, taken for `lease`: what somebody must hear before news. One at a time, so that the lease is longer than its sending. */
function take(db: Db, now: number) {
  return db
    .updateTable('mail')
    .set({ next_at: new Date(now + lease), attempts: sql`attempts + 1` })
    .where('id', 'in', (of) =>
      of
        .selectFrom('mail')
        .select('id')
        .where('next_at', '<=', new Date(now))
        .orderBy('can_wait')
        .orderBy('next_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

type Taken = NonNullable<Awaited<ReturnType<typeof take>>>

/** What is sealed while it waits. `id` names the mail to mail servers: one that is sent twice is known as the same. */
type Letter = Omit<Mail, 'to' | 'logo'> & { id?: string | undefined }

/** Nothing is left of a mail but that it was. */
const nothing = { next_at: null, subject: '', text: '', html: '', calendar: null, unsubscribe: null, sealed: null }

export function createMailer(db: Db, { smtpUrl, from, frame, seal }: MailSettings): Mailer {
  const transport = smtpUrl ? connect(smtpUrl) : null
  const host = new URL(frame.publicUrl).hostname
  let isStopped = false
  let queuedAt = Number.NEGATIVE_INFINITY
  let latest = 0
  let isWanted = false
  let running: Promise<void> | null = null

  async function hasSent(to: string, { calendar, unsubscribe, id, ...words }: Letter): Promise<boolean> {
    try {
      const extras = {
        ...(id ? { messageId: `<${id}@${host}>` } : {}),
        ...(calendar ? { icalEvent: eventOf(calendar) } : {}),
        ...(unsubscribe ? { headers: onePress(unsubscribe) } : {}),
      }
      await transport?.sendMail({ from, to, ...words, ...extras })
      return true
    } catch (error) {
      console.error('mail could not be sent:', error instanceof Error ? error.message : error)
      return false
    }
  }

  /** What came before mails were sealed is read as it is. */
  function letterOf({ recipient, subject, text, html, calendar, unsubscribe, sealed }: Taken): Letter | null {
    if (sealed === null) return { subject, text, html, calendar: calendar ?? undefined, unsubscribe: unsubscribe ?? undefined }
    const words = seal.open(recipient, sealed)
    if (words === null)
      console.error('A mail that waits was sealed with a key that is not in BANK_DETAILS_KEY any more; it is given up.')
    return words === null ? null : JSON.parse(words)
  }

  /** Answers false where none is due. */
  async function sendNext(now: number): Promise<boolean> {
    const mail = await take(db, now)
    if (!mail) return false
    const letter = letterOf(mail)
    if (letter && (await hasSent(mail.recipient, letter))) {
      await db.deleteFrom('mail').where('id', '=', mail.id).execute()
      return true
    }
    const next = now + waitAfter(mail.attempts)
    // What cannot be sent for a day is given up, and its words are forgotten.
    const later = letter && next <= mail.sent_at.getTime() + DAY ? { next_at: new Date(next) } : nothing
    await db.updateTable('mail').set(later).where('id', '=', mail.id).execute()
    return true
  }

  async function sendAll(): Promise<void> {
    try {
      while (isWanted && !isStopped) {
        isWanted = false
        while (!isStopped && (await sendNext(latest))) {}
      }
    } finally {
      running = null
    }
  }

  /** Whoever comes while mails are being sent has theirs sent with them. */
  function send(now: number): Promise<void> {
    latest = Math.max(latest, now)
    isWanted = true
    running ??= sendAll()
    return running
  }

  const mailer: Mailer = {
    async queue(into, { to, logo, ...bare }, now) {
      const letter = { ...bare, ...framed({ ...bare, logo }, frame) }
      const { subject, text, html, calendar = null, unsubscribe = null } = letter
      const words = transport
        ? { subject: '', text: '', html: '', sealed: seal.seal(to, JSON.stringify({ ...letter, id: randomUUID() })) }
        : { subject, text, html, calendar, unsubscribe }
      // Without a mail server nothing is ever due: mails are only looked at.
      const due = { delivered: false, attempts: 0, next_at: transport ? new Date(now) : null }
      const kept = { recipient: to, sent_at: new Date(now), can_wait: unsubscribe !== null }
      await into
        .insertInto('mail')
        .values({ ...kept, ...words, ...due })
        .execute()
      queuedAt = performance.now()
      if (!into.isTransaction) mailer.sendSoon(now)
    },
    async drop(into, to) {
      await into
        .deleteFrom('mail')
        .where((where) => where.eb(where.fn('lower', ['recipient']), '=', to.toLowerCase()))
        .where('next_at', 'is not', null)
        .execute()
    },
    sendSoon(now) {
      if (!transport || isStopped || performance.now() - queuedAt > recently) return
      // The job tries again what the database keeps from being sent now.
      send(now).catch(() => {})
    },
    async sendWaiting(now) {
      if (transport && !isStopped) await send(now)
    },
    async stop() {
      isStopped = true
      await Promise.race([running?.catch(() => {}), wait(farewell, undefined, { ref: false })])
      transport?.close()
    },
  }
  return mailer
}
