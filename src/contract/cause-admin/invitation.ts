import * as z from 'zod/mini'

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
  admins: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      isMe: z.boolean(),
      /** They have closed their account, and may open it again for a while. */
      isClosed: z.optional(z.boolean()),
    }),
  ),
  invitations: z.array(invitation),
})
export type CauseTeam = z.infer<typeof causeTeam>

/** What somebody who was invited is told, by the link of the mail. */
export const receivedInvitation = z.object({
  causeName: z.string(),
  invitedBy: z.string(),
  status: z.enum(invitationStatuses),
  expiresAt: z.string(),
  /** G-030: who accepts takes the cause over from who invites. */
  isHandover: z.boolean(),
})
export type ReceivedInvitation = z.infer<typeof receivedInvitation>
