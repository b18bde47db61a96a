import * as z from 'zod/mini'
import { messageEvents, messageMedia } from './cause-admin/supporter-message.ts'
import { locationTypes } from './causes/cause.ts'
import { largestId } from './ids.ts'
import { providerNames } from './sign-in/providers.ts'

const rowId = z.pipe(
  z.string().check(
    z.regex(/^[1-9]\d{0,9}$/),
    z.refine((digits) => Number(digits) <= largestId),
  ),
  z.transform(Number),
)
/** What is looked up as it is: one line, without what no database keeps. */
const line = z.string().check(z.regex(/^[^\p{Cc}\p{Cs}]{1,200}$/u))
const word = z.string().check(z.regex(/^[\w-]{1,100}$/))

/**
 * The shape of every part of an address that a call is given, by its name: a name means the same in all calls. Only the server reads it at run time;
 * the browser knows its types. What can't be is answered `notFound` with the part named.
 */
export const pathShapes = {
  id: rowId,
  methodId: rowId,
  userId: rowId,
  slotId: rowId,
  departureId: rowId,
  updateId: rowId,
  reasonId: rowId,
  retailerId: rowId,
  /** A cause's number, or the slug of its page. */
  causeKey: line,
  slug: line,
  /** A part of the directory of causes. */
  prefix: line,
  hash: word,
  claimId: line,
  transactionId: line,
  paymentId: line,
  statementId: line,
  runId: word,
  /** A flow's chart. */
  chartName: word,
  bookingId: word,
  cardId: word,
  /** A payment card's, not a stamp card's. */
  linkedCardId: rowId,
  fileId: word,
  deviceId: word,
  inviteId: word,
  installationId: line,
  /** The number of a charity in its register; what is wrong with one is the register's to say. */
  number: line,
  reference: line,
  clientId: line,
  type: word,
  provider: z.enum(providerNames),
  locationType: z.enum(locationTypes),
  eventType: z.enum(messageEvents),
  eventMedium: z.enum(messageMedia),
  // Secrets of any form: whether one is good is for who made it to say, in the words of that page.
  token: line,
  fingerprint: line,
  passwordResetId: line,
  code: line,
} as const

export type PathName = keyof typeof pathShapes
export type PathValue<Name extends PathName> = z.output<(typeof pathShapes)[Name]>
