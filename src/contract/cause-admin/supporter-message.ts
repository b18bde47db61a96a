import * as z from 'zod/mini'

/** F-153: when a supporter hears of their cause. */
export const messageEvents = [
  'welcomeNewSupporter',
  'thanksForShopping',
  'thanksForDonation',
  'thanksPaid',
  'nudge30DaysNoShop',
  'donationMilestone',
] as const
export type MessageEvent = (typeof messageEvents)[number]

/** G-012: in the mail, and among the notices of the account. */
export const messageMedia = ['email', 'site'] as const
export type MessageMedium = (typeof messageMedia)[number]

/** M-030: what a cause says to its supporters beside our own words, by event and medium. `text` is null where it says nothing; `charLimit` in characters. */
export const supporterMessage = z.object({
  event: z.enum(messageEvents),
  medium: z.enum(messageMedia),
  text: z.nullable(z.string()),
  charLimit: z.number(),
})
export type SupporterMessage = z.infer<typeof supporterMessage>
