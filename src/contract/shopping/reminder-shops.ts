import * as z from 'zod/mini'

/** H-015: what Donation Reminder knows of a shop. It has all of them, so that which one somebody is at is found out on their own device. */
export const reminderShop = z.object({
  slug: z.string(),
  name: z.string(),
  hosts: z.array(z.string()),
  rate: z.object({ kind: z.enum(['percent', 'fixed']), value: z.number() }),
  /** The shop pays less, or otherwise, for some things: the rate is said with “up to”. */
  ratesDiffer: z.boolean(),
})
export type ReminderShop = z.infer<typeof reminderShop>

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .toLowerCase()
    .trim()

/** Shops by their name: those that begin with what was typed, then those of which a word does. Nothing is asked of anybody. */
export function shopsNamed<Shop extends { name: string }>(shops: readonly Shop[], typed: string, most: number): Shop[] {
  const term = plain(typed)
  if (term === '') return []
  const named = shops.map((shop) => ({ shop, name: plain(shop.name) }))
  const first = named.filter(({ name }) => name.startsWith(term))
  const rest = named.filter(({ name }) => !name.startsWith(term) && name.includes(` ${term}`))
  return [...first, ...rest].slice(0, most).map(({ shop }) => shop)
}
