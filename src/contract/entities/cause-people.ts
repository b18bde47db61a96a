import * as z from 'zod/mini'

/** M-027; names are null for supporters who are anonymous. */
export const supporterEntry = z.object({
  position: z.number(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  registeredDate: z.string(),
  lastRaisedDate: z.nullable(z.string()),
})
export type SupporterEntry = z.infer<typeof supporterEntry>

/** M-014 */
export const adminRequest = z.object({
  emailAddress: z.string(),
  phoneNumber: z.string(),
  ticketReference: z.string(),
})

export const invitationStatuses = ['pending', 'accepted', 'declined', 'revoked', 'expired'] as const
export type InvitationStatus = (typeof invitationStatuses)[number]

/** M-041: an invitation to help run a cause, and who does not want any more of them. */
export const invitation = z.object({
  id: z.string(),
  causeId: z.number(),
  email: z.string(),
  status: z.enum(invitationStatuses),
  sentAt: z.string(),
  acceptedAt: z.nullable(z.string()),
})

/** Who runs a cause, and who has been asked to. */
export const causeTeam = z.object({
  admins: z.array(z.object({ id: z.number(), name: z.string(), isMe: z.boolean() })),
  invitations: z.array(invitation),
})
export type CauseTeam = z.infer<typeof causeTeam>

/** What somebody who was invited is told, by the link of the mail. */
export const receivedInvitation = z.object({
  causeName: z.string(),
  invitedBy: z.string(),
  status: z.enum(invitationStatuses),
  expiresAt: z.string(),
})
export type ReceivedInvitation = z.infer<typeof receivedInvitation>
export const optOut = z.object({ email: z.string(), at: z.string() })

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

/** D-031: where the messages of the dashboard stand. */
export const dashboardPlacement = 'admin-dashboard'

/** M-042 */
export const marketingMessage = z.object({
  id: z.number(),
  placement: z.string(),
  title: z.string(),
  body: z.string(),
  path: z.string(),
})
export type MarketingMessage = z.infer<typeof marketingMessage>

/** M-043 */
export const coachingSlot = z.object({ id: z.number(), startsAt: z.string(), isFree: z.boolean() })
export const coachingBooking = z.object({ slotId: z.number(), causeId: z.number(), startsAt: z.string() })
