import * as z from 'zod/mini'

/** A number of bytes in base64url, as browsers write the keys of a subscription. */
const bytes = (letters: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${letters}}=*$`)))

/** RFC 8030, RFC 8291: where a browser's push service takes messages for it, and what they are sealed with. */
export const pushSubscription = z.object({
  endpoint: z.string().check(z.minLength(1), z.maxLength(1000)),
  keys: z.object({ p256dh: bytes(87), auth: bytes(22) }),
})
export type PushSubscriptionKeys = z.infer<typeof pushSubscription>

/** What the site's worker is told: what it shows, and the page that it opens. */
export interface PushMessage {
  title: string
  body: string
  path: string
  /** A message of the same tag takes the place of the one before. */
  tag: string
}
