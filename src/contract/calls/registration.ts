import * as z from 'zod/mini'
import { causeCard } from '../entities/cause.ts'
import { postalAddress, registeredCharity } from '../entities/charity.ts'
import { limits } from '../limits.ts'
import { charityNumber, postcode } from '../rules/cause-registration.ts'
import { defineCall } from './call.ts'

/** What the wizards ask before anything is made. */
export const registrationCalls = {
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
}
