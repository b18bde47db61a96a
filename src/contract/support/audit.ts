import * as z from 'zod/mini'

/**
 * What the audit trail holds, by what it is about: the events that somebody who looks into a matter asks for. Refused calls are counted instead
 * (`refusalCount`), because anybody can make any number of them.
 */
export const auditActions = {
  signIn: [
    'loggedIn',
    'logInFailed',
    'loggedOutEverywhere',
    'sessionEnded',
    'refreshTokenReused',
    'personProved',
    'proofFailed',
    'linkMailFailed',
  ],
  account: [
    'accountCreated',
    'passwordChanged',
    'passwordReset',
    'emailChanged',
    'emailProven',
    'emailTakenBack',
    'providerLinked',
    'providerUnlinked',
    'cardLinked',
    'cardUnlinked',
    'archiveRequested',
    'archiveDownloaded',
    'accountDisabled',
    'accountReactivated',
    'accountDeleted',
  ],
  cause: [
    'causeCreated',
    'causeIdentityChanged',
    'causeAddressChanged',
    'causeFindingChanged',
    'supportReasonDecided',
    'causeUpdatePosted',
    'causeUpdateRemoved',
    'causeUpdatePictureSaved',
    'causeUpdatePictureRemoved',
    'causeUpdateTakenDown',
    'causeReactivated',
    'adminInviteSent',
    'adminInviteRevoked',
    'adminInviteAccepted',
    'adminInviteDeclined',
    'adminRemoved',
    'adminLeft',
    'adminReturned',
    'adminReturnRefused',
    'adminRemovalUndone',
    'handoverOffered',
    'handoverAccepted',
    'handoverEnded',
    'handoverDone',
    'causeClosingAsked',
    'causeClosingUndone',
    'causeClosed',
    'causeReopeningWanted',
    'bankDetailsChanged',
    'bankDetailsUndone',
    'listExported',
  ],
  support: [
    'supportPersonMade',
    'supportLooked',
    'supportItemAssigned',
    'supportItemReleased',
    'adminRequestTaken',
    'adminRequestReturned',
    'adminRequestApproved',
    'adminRequestRefused',
    'claimTaken',
    'claimReturned',
    'claimAccepted',
    'claimDeclined',
    'reportHandled',
    'reportJoined',
    'messageAnswered',
    'messageClosed',
    'causeReviewTaken',
    'causeReviewReturned',
    'causeReviewAsked',
    'causeReviewApproved',
    'causeReviewRefused',
    'causeReviewAppealed',
    'causeReviewReopened',
    'heldAccountAccepted',
    'heldAccountRefused',
    'coachingCallCancelled',
    'causeReopened',
    'causeReopeningRefused',
  ],
  money: [
    'paymentRunPrepared',
    'paymentRunApproved',
    'paymentRunVoided',
    'paymentRunCalledBack',
    'paymentFileDownloaded',
    'paymentLineAnswered',
    'spinDrawn',
    'heldMoneyReleased',
    'heldMoneyKept',
    'heldMoneyMoveProposed',
    'heldMoneyMoved',
    'heldMoneyMoveDeclined',
  ],
} as const

export type AuditGroup = keyof typeof auditActions
export type AuditAction = (typeof auditActions)[AuditGroup][number]

/** Which kind of thing an event is about; its id follows after a colon. */
export const auditSubjects = [
  'user',
  'cause',
  'claim',
  'adminRequest',
  'donation',
  'paymentRun',
  'statement',
  'spin',
  'call',
  'message',
  'report',
] as const
export type AuditSubject = `${(typeof auditSubjects)[number]}:${string | number}`

export const auditGroups = Object.keys(auditActions) as AuditGroup[] // keys of the list above
export const groupOfAction = (action: string): AuditGroup | null =>
  auditGroups.find((group) => auditActions[group].some((known) => known === action)) ?? null

/** One line of the trail. `times` counts what is noted once a day, such as failed logins, until `lastAt`. */
export const auditEntry = z.object({
  id: z.number(),
  at: z.string(),
  action: z.string(),
  /** Who did it, where somebody was logged in. */
  person: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  times: z.number(),
  lastAt: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** How often a call was refused on a day (London's), and as what. */
export const refusalCount = z.object({ day: z.string(), call: z.string(), code: z.string(), times: z.number() })
export type RefusalCount = z.infer<typeof refusalCount>
