import * as z from 'zod/mini'
import type { SupporterPart } from './supporter-parts.ts'

/** M-027; names are null for supporters who are anonymous, and so is what they have raised. Pence. */
export const supporterEntry = z.object({
  position: z.number(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  registeredDate: z.string(),
  /** Of their last purchase for the cause; bonuses aren't any. */
  lastRaisedDate: z.nullable(z.string()),
  raisedPence: z.nullable(z.number()),
})
export type SupporterEntry = z.infer<typeof supporterEntry>

/** From the newest, from whoever has raised most, from the latest purchase. */
export const supporterOrders = ['newest', 'raised', 'purchase'] as const
export type SupporterOrder = (typeof supporterOrders)[number]

export const supportersFound = z.object({
  /** Positions count down to 1 within what was asked for. */
  supporters: z.array(supporterEntry),
  total: z.number(),
  /** Of all who support the cause, whatever was asked for. */
  parts: z.object({ active: z.number(), lapsed: z.number(), waiting: z.number() }),
  /** All that the cause has raised: by supporters who are named, and by everyone else (anonymous ones, those who have left, people without an account). Pence. */
  raised: z.object({ named: z.number(), others: z.number() }),
})
export type SupportersFound = z.infer<typeof supportersFound>

/** What somebody wants to see of the list; `part` null for everyone. */
export interface SupportersWanted {
  part: SupporterPart | null
  order: SupporterOrder
  name: string
}
