import * as z from 'zod/mini'

/** `waiting`: nobody who runs the cause has looked at it since it was written or changed. */
export const reasonStandings = ['waiting', 'shown', 'hidden'] as const
export type ReasonStanding = (typeof reasonStandings)[number]

/** Why somebody supports their cause, in their own words, as they read it themselves. */
export const supportReason = z.object({ text: z.string(), standing: z.enum(reasonStandings), writtenAt: z.string() })
export type SupportReason = z.infer<typeof supportReason>

/** As everybody reads it on the page of the cause: with a first name only where its owner wants theirs to be there. */
export const saidReason = z.object({ id: z.number(), text: z.string(), name: z.nullable(z.string()), writtenAt: z.string() })
export type SaidReason = z.infer<typeof saidReason>

/** As those who run the cause read it, who decide whether it is shown: named no further than its page would. */
export const reasonToShow = z.extend(saidReason, { standing: z.enum(reasonStandings) })
export type ReasonToShow = z.infer<typeof reasonToShow>
