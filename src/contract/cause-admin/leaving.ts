import * as z from 'zod/mini'

/** The stored stages of handing a cause over. */
export const handoverStages = ['offered', 'holding', 'declined', 'withdrawn', 'undone', 'done'] as const
export type HandoverStage = (typeof handoverStages)[number]

/** How somebody has ceased to run a cause. */
export const departureKinds = ['left', 'removed', 'handedOver'] as const
export type DepartureKind = (typeof departureKinds)[number]

/** What somebody who runs a cause sees before they leave it. */
export const causeLeaving = z.object({
  /** Nobody else runs it: it has to be handed over, or closed. */
  isOnly: z.boolean(),
  others: z.array(z.object({ id: z.number(), name: z.string() })),
  /** One that is under way; `until` is when it is settled, or the offer too old. */
  handover: z.nullable(
    z.object({
      stage: z.enum(['offered', 'holding']),
      giver: z.string(),
      taker: z.string(),
      isMine: z.boolean(),
      until: z.string(),
    }),
  ),
  /** Who has gone within the week, and can still come back, or be brought back. */
  departures: z.array(z.object({ id: z.number(), name: z.string(), kind: z.enum(['left', 'removed']), until: z.string() })),
})
export type CauseLeaving = z.infer<typeof causeLeaving>

/** A cause that somebody has left, for who has left it. `refusal`: why those who run it now don't want them back. */
export const ownDeparture = z.object({
  id: z.number(),
  causeId: z.number(),
  causeName: z.string(),
  until: z.string(),
  refusal: z.nullable(z.string()),
})
export type OwnDeparture = z.infer<typeof ownDeparture>
