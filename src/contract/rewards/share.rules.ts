import * as z from 'zod/mini'
import { rowId } from '../ids.ts'
import { limits } from '../limits.ts'
import { email } from '../sign-in/sign-in.rules.ts'

const message = z.string().check(z.trim(), z.maxLength(limits.maximumCommentLength, 'commentTooLong'))

/** Addresses as people write them in a row: parted by commas, semicolons, spaces or lines; each once, in lower case. */
export const addressesIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map((one) => one.toLowerCase()),
  ),
]

/** F-130, G-020: one field of addresses, and words of one's own. */
export const shareRules = {
  typed: z.object({
    recipients: z.string().check(
      z.minLength(1, 'recipientsRequired'),
      z.refine((text) => addressesIn(text).length <= limits.shareRecipients, 'recipientsTooMany'),
      z.refine((text) => addressesIn(text).every((one) => z.safeParse(email, one).success), 'recipientsFormat'),
    ),
    message,
  }),
  sent: z.object({
    recipients: z
      .array(email)
      .check(z.minLength(1, 'recipientsRequired'), z.maxLength(limits.shareRecipients, 'recipientsTooMany')),
    message,
    /** The cause that is made known; one that the sender neither runs nor supports is passed over. */
    causeId: z.optional(rowId),
  }),
}
export type ShareFields = z.infer<typeof shareRules.typed>
