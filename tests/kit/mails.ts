import { expect } from 'vitest'
import type { TestSite } from './site.ts'

/** Waits for the mail to this person whose text or subject says so, the newest if there are several: many a mail is written when its call is answered already. */
export async function mailTo(site: TestSite, recipient: string, says: RegExp): Promise<RegExpExecArray> {
  let mails: string[] = []
  const find = async () => {
    const rows = await site.server.services.db
      .selectFrom('mail')
      .select(['subject', 'text'])
      .where('recipient', '=', recipient)
      .orderBy('id', 'desc')
      .execute()
    mails = rows.map(({ subject, text }) => `${subject}\n${text}`)
    return mails.map((mail) => says.exec(mail)).find((found) => found !== null)
  }
  // Those that did come say what went wrong.
  await expect
    .poll(find)
    .toBeDefined()
    .catch(() => {})
  const found = await find()
  if (!found) throw new Error(`No mail to ${recipient} says ${says}, but: ${JSON.stringify(mails)}`)
  return found
}
