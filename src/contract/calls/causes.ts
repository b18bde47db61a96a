import * as z from 'zod/mini'
import { cause, causeCard, causeLocation, causePreferences } from '../entities/cause.ts'
import { adminRequest } from '../entities/cause-people.ts'
import { transactionList, transactionStats } from '../entities/donation.ts'
import { payment } from '../entities/payment.ts'
import { termsBlock, termsItem } from '../entities/user.ts'
import { limits } from '../limits.ts'
import { contactNumberRules, descriptionRules, locationRules, slugRules } from '../rules/cause-edit.ts'
import { adminRequestRules, businessNameRules, causeDetails, charityNumber, contactNumber } from '../rules/cause-registration.ts'
import { instant, upTo } from '../rules/ids.ts'
import { defineCall } from './call.ts'

const nothing = z.object({})
const list = z.object({
  perPage: upTo(100),
  page: upTo(100_000),
  order: z.optional(z.literal('desc')),
  startDate: z.optional(instant),
  endDate: z.optional(instant),
})

const admin = { access: 'causeAdmin', onFailure: 'log' } as const

/** M-013 */
const business = z.object({
  businessName: businessNameRules.shape.businessName,
  phoneNumber: z.optional(contactNumber),
  referralId: z.optional(z.string()),
  terms: termsBlock,
  acceptedTerms: z.optional(z.array(termsItem)),
})

export const causeCalls = {
  listCauseTransactions: defineCall({
    ...admin,
    id: 'A-040',
    method: 'GET',
    path: '/causes/id::id/transactions',
    query: list,
    details: transactionList,
    csv: 'cause-donations.csv',
  }),
  readCauseTotals: defineCall({
    ...admin,
    id: 'A-041',
    method: 'GET',
    path: '/causes/id::id/donations/totals',
    query: z.object({ startDate: z.optional(instant), endDate: z.optional(instant) }),
    details: z.object({ totals: transactionStats }),
  }),
  readCauses: defineCall({
    id: 'A-042',
    method: 'POST',
    path: '/causes/bulk',
    access: 'anyone',
    onFailure: 'log',
    body: z.array(z.string()).check(z.maxLength(100)),
    details: z.object({ causes: z.array(causeCard) }),
  }),
  readCausePreferences: defineCall({
    ...admin,
    id: 'A-043',
    method: 'GET',
    path: '/causes/id::id/preferences',
    details: z.object({ preferences: causePreferences }),
  }),
  saveCausePreferences: defineCall({
    ...admin,
    id: 'A-044',
    method: 'PATCH',
    path: '/causes/id::id/preferences',
    body: z.object({ preferences: causePreferences, terms: termsBlock }),
    details: nothing,
  }),
  readCause: defineCall({
    id: 'A-045',
    method: 'GET',
    path: '/causes/id::causeKey',
    access: 'optional',
    onFailure: 'log',
    details: z.object({ cause }),
  }),
  saveCause: defineCall({
    ...admin,
    id: 'A-046',
    method: 'POST',
    path: '/causes/id::id',
    body: z.partial(z.object({ ...descriptionRules.shape, ...contactNumberRules.shape })),
    details: nothing,
  }),
  saveCauseSlug: defineCall({
    ...admin,
    id: 'A-047',
    method: 'POST',
    path: '/causes/id::id/slug',
    body: slugRules,
    details: z.object({ uri: z.string() }),
  }),
  saveCauseLogo: defineCall({
    ...admin,
    id: 'A-048',
    method: 'POST',
    path: '/causes/id::id/images/logo',
    timeout: 60_000,
    bodyLimit: 6_800_000,
    body: z.object({ imagePayload: z.string() }),
    details: nothing,
  }),
  readPayment: defineCall({
    id: 'A-049',
    method: 'GET',
    path: '/causes/:hash/payments/:paymentId',
    access: 'anyone',
    details: z.object({ payment }),
  }),
  createCause: defineCall({
    id: 'A-050',
    method: 'POST',
    path: '/causes',
    access: 'full',
    timeout: limits.timeoutCauseCreation,
    idempotent: true,
    body: z.object({
      causeName: z
        .string()
        .check(z.trim(), z.minLength(1, 'causeNameRequired'), z.maxLength(limits.maximumCauseNameLength, 'causeNameTooLong')),
      isRegisteredCharity: z.boolean(),
      isOrganisation: z.boolean(),
      referralId: z.optional(z.string()),
      charity: z.optional(z.object({ number: charityNumber })),
      terms: termsBlock,
      details: z.optional(causeDetails),
      acceptedTerms: z.optional(z.array(termsItem)),
    }),
    details: z.object({ cause: causeCard }),
  }),
  readLocation: defineCall({
    ...admin,
    id: 'A-051',
    method: 'GET',
    path: '/causes/id::id/locations/:locationType',
    /** Null where none has been added. */
    details: z.object({ location: z.nullable(causeLocation) }),
  }),
  saveLocation: defineCall({
    ...admin,
    id: 'A-052',
    method: 'POST',
    path: '/causes/id::id/locations/:locationType',
    body: z.object({ Text: locationRules.shape.location, terms: termsBlock }),
    details: nothing,
  }),
  requestAdmin: defineCall({
    id: 'A-053',
    method: 'POST',
    path: '/causes/id::id/admin-requests',
    access: 'anyone',
    idempotent: true,
    body: z.object({
      emailAddress: adminRequestRules.shape.email,
      phoneNumber: adminRequestRules.shape.phone,
      evidence: z.optional(adminRequestRules.shape.evidence),
    }),
    details: z.pick(adminRequest, { ticketReference: true }),
  }),
  createBusiness: defineCall({
    id: 'A-054',
    method: 'POST',
    path: '/businesses',
    access: 'full',
    timeout: limits.timeoutBusinessCreation,
    idempotent: true,
    onFailure: 'log',
    body: business,
    details: z.object({ cause: causeCard }),
  }),
}
