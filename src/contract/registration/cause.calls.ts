import * as z from 'zod/mini'
import { termsBlock, termsItem } from '../account/terms.ts'
import { defineCall } from '../call.ts'
import { causeCard } from '../causes/cause.ts'
import { limits } from '../limits.ts'
import { adminRequest } from './admin-request.ts'
import {
  adminRequestRules,
  businessNameRules,
  causeDetails,
  charityNumber,
  contactNumber,
  postcode,
} from './cause-registration.rules.ts'
import { postalAddress, registeredCharity } from './charity.ts'

/** M-013 */
const business = z.object({
  businessName: businessNameRules.shape.businessName,
  phoneNumber: z.optional(contactNumber),
  referralId: z.optional(z.string()),
  terms: termsBlock,
  acceptedTerms: z.optional(z.array(termsItem)),
})

/** Making a cause, and what the wizards ask before. */
export const registrationCauseCalls = {
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
  lookUpCharity: defineCall({
    id: 'A-106',
    method: 'GET',
    path: '/charities/:number',
    access: 'anyone',
    ignoredStatuses: [404],
    details: z.object({ charity: registeredCharity }),
  }),
  findAddresses: defineCall({
    id: 'A-106',
    method: 'GET',
    path: '/addresses',
    access: 'anyone',
    query: z.object({ postcode }),
    details: z.object({ addresses: z.array(postalAddress) }),
  }),
  /** `isTaken` when a cause with this very number or name and postcode exists: it cannot be registered again. */
  findMatches: defineCall({
    id: 'A-050',
    method: 'GET',
    path: '/cause-matches',
    access: 'anyone',
    query: z.object({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.maximumCauseNameLength)),
      charityNumber: z.optional(charityNumber),
      postcode: z.optional(postcode),
    }),
    details: z.object({ causes: z.array(causeCard), isTaken: z.boolean() }),
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
}
