import { expect } from 'vitest'
import type { TestSite } from './site.ts'

/** Waits for the mail to this person whose text or subject says so, the newest if there are several: many a mail is written when its call is answered already. */
export async function mailTo(site: TestSite, recipient: string, says: RegExp): Promise<RegExpExecArray> {
  const read = async () => {
    const mails = await site.server.services.db
      .selectFrom('mail')
      .select(['subject', 'text'])
      .where('recipient', '=', recipient)
      .orderBy('id', 'desc')
      .execute()
    return mails.map(({ subject, text }) => says.exec(`${subject}\n${text}`)).find((found) => found !== null)
  }
  await expect.poll(async () => (await read()) !== undefined, { message: `a mail to ${recipient}: ${says}` }).toBe(true)
  const found = await read()
  if (!found) throw new Error(`The mail to ${recipient} has gone.`)
  return found
}
