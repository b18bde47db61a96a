import { createTransport } from 'nodemailer'
import type { Db } from '../db/open.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export interface Mailer {
  /** Hands a mail to the mail server; without one it is kept for /dev/mail. Never throws: a mail must not undo what it reports. */
  send(mail: Mail, now: number): Promise<void>
}

export function createMailer(db: Db, smtpUrl: string | undefined, from: string): Mailer {
  const transport = smtpUrl ? createTransport(smtpUrl) : null
  return {
    async send(mail, now) {
      let delivered = false
      try {
        if (transport) {
          await transport.sendMail({ from, ...mail })
          delivered = true
        }
      } catch (error) {
        console.error('mail could not be sent:', error instanceof Error ? error.message : error)
      }
      if (delivered) return
      await db
        .insertInto('mail')
        .values({
          recipient: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          sent_at: new Date(now),
          delivered,
        })
        .execute()
    },
  }
}
