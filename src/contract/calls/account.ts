import * as z from 'zod/mini'
import { transactionDetail, transactionList, transactionStats } from '../entities/donation.ts'
import { loginDetails } from '../entities/session.ts'
import { me, oauthLink, preferences, termsBlock, termsItem, user, userDataObject } from '../entities/user.ts'
import { limits } from '../limits.ts'
import { accountRules } from '../rules/registration.ts'
import { defineCall } from './call.ts'

const nothing = z.object({})
const perPage = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)))
const page = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)))
const iso = z.optional(z.iso.datetime())
const udoFlags = z.record(z.string().check(z.regex(/^[a-z0-9_]{1,64}$/)), z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]))
const profileText = z.optional(z.string().check(z.trim(), z.maxLength(120)))

/** M-015; values that the server stamps itself are accepted and ignored. */
const registration = z.object({
  ...accountRules.shape,
  causeId: z.optional(z.number()),
  causeHash: z.optional(z.string()),
  userTerms: z.array(termsItem),
  marketingPreferences: z.array(termsItem),
  policies: z.optional(z.array(z.string())),
  referralId: z.optional(z.string()),
  registrationSource: z.optional(z.string().check(z.maxLength(60))),
  sendWelcomeEmail: z.optional(z.boolean()),
  installationId: z.optional(z.string().check(z.maxLength(64))),
  clientIpAddress: z.optional(z.string().check(z.maxLength(64))),
})

export const accountCalls = {
  register: defineCall({
    id: 'A-013', method: 'POST', path: '/user', access: 'anyone', timeout: limits.timeoutRegistration, idempotent: true, body: registration, details: loginDetails,
  }),
  emailExists: defineCall({
    id: 'A-014', method: 'GET', path: '/users/email-exists', access: 'anyone', query: z.object({ email: z.string().check(z.maxLength(255)) }), details: z.object({ exists: z.boolean() }),
  }),
  findByInstallation: defineCall({ id: 'A-015', method: 'GET', path: '/user/utils/find-by-installation-id/:id', access: 'anyone', details: z.object({ userId: z.number() }) }),
  readMe: defineCall({ id: 'A-016', method: 'GET', path: '/user/me', access: 'semi', noCache: true, readsHeaders: ['x-auth-type'], details: me }),
  readUdo: defineCall({ id: 'A-017', method: 'GET', path: '/user/me/udo', access: 'semi', onFailure: 'false', details: z.object({ UDO: userDataObject }) }),
  readDefaultUdo: defineCall({ id: 'A-018', method: 'GET', path: '/user/0/udo', access: 'anyone', onFailure: 'false', details: z.object({ UDO: userDataObject }) }),
  saveUdo: defineCall({
    id: 'A-019', method: 'POST', path: '/user/me/udo', access: 'semi', onFailure: 'false',
    query: z.object({ ignoreResponse: z.optional(z.literal('true')) }), body: udoFlags, details: nothing,
  }),
  saveProfile: defineCall({
    id: 'A-020', method: 'POST', path: '/user/me/profile', access: 'full',
    body: z.object({
      firstName: profileText, lastName: profileText, gender: profileText, dateOfBirth: profileText, mobile: profileText,
      addressLine1: profileText, addressLine2: profileText, city: profileText, county: profileText, postcode: profileText, terms: termsBlock,
    }),
    details: z.object({ user }),
  }),
  saveAvatar: defineCall({
    id: 'A-021', method: 'POST', path: '/user/me/images/avatar', access: 'full', timeout: 60_000, bodyLimit: 6_800_000,
    body: z.object({ imagePayload: z.string(), terms: termsBlock }), details: nothing,
  }),
  savePreferences: defineCall({ id: 'A-022', method: 'POST', path: '/user/me/preferences', access: 'full', body: z.object({ preferences: z.partial(preferences), terms: termsBlock }), details: nothing }),
  saveEmail: defineCall({ id: 'A-023', method: 'POST', path: '/user/me/email', access: 'full', body: z.object({ email: accountRules.shape.email, terms: termsBlock }), details: nothing }),
  savePassword: defineCall({
    id: 'A-024', method: 'POST', path: '/user/me/password', access: 'full',
    body: z.object({ oldPassword: z.string().check(z.maxLength(128)), newPassword: accountRules.shape.password, terms: termsBlock }), details: nothing,
  }),
  disable: defineCall({ id: 'A-025', method: 'POST', path: '/user/me/disable', access: 'full', onFailure: 'false', details: nothing }),
  chooseCause: defineCall({ id: 'A-026', method: 'POST', path: '/user/me/cause', access: 'full', body: z.object({ causeId: z.number() }), details: nothing }),
  requestData: defineCall({
    id: 'A-027', method: 'POST', path: '/user/me/data/data-requests', access: 'full', onFailure: 'false',
    body: z.object({ request_time: z.string(), request_type: z.string(), ticket_creation_time: z.string() }), details: nothing,
  }),
  readProviders: defineCall({ id: 'A-028', method: 'GET', path: '/user/me/oauth', access: 'full', details: z.object({ providers: z.array(oauthLink) }) }),
  linkProvider: defineCall({ id: 'A-029', method: 'PUT', path: '/user/me/oauth/:provider/:clientId', access: 'full', body: z.object({ clientUsername: z.optional(z.string()) }), details: nothing }),
  unlinkProvider: defineCall({ id: 'A-030', method: 'DELETE', path: '/user/me/oauth/:provider/:clientId', access: 'full', details: nothing }),
  readDataFiles: defineCall({
    id: 'A-031', method: 'GET', path: '/user/me/data-files', access: 'full', onFailure: 'false',
    details: z.object({ files: z.array(z.object({ id: z.string(), created: z.string(), expiry: z.string() })) }),
  }),
  readDataFile: defineCall({ id: 'A-032', method: 'GET', path: '/user/me/data-files/:id', access: 'full', onFailure: 'false', details: z.object({ address: z.string() }) }),
  listClaims: defineCall({
    id: 'A-033', method: 'GET', path: '/user/me/claims', access: 'full', timeout: limits.timeoutClaims, onFailure: 'false',
    query: z.object({ perPage, lastId: z.optional(z.string()), order: z.optional(z.literal('desc')) }),
    details: z.object({ claims: z.array(z.object({ id: z.string(), type: z.enum(['missingDonation', 'donationQuery']), isOpen: z.boolean(), retailerName: z.string() })) }),
  }),
  readClaimStats: defineCall({
    id: 'A-034', method: 'GET', path: '/user/me/claims/stats', access: 'full', noCache: true,
    query: z.object({ includeRaw: z.optional(z.string()) }), details: z.object({ open: z.number(), closed: z.number() }),
  }),
  listVisitedRetailers: defineCall({
    id: 'A-035', method: 'GET', path: '/user/me/recently-visited-retailers', access: 'full', timeout: limits.timeoutRecentRetailers,
    details: z.object({ visitedRetailers: z.array(z.object({ id: z.number(), name: z.string(), slug: z.string(), lastVisit: z.string() })) }),
  }),
  listVisitDates: defineCall({
    id: 'A-036', method: 'GET', path: '/user/me/recently-visited-retailers/:id/visit-dates', access: 'full', details: z.object({ retailerVisitDates: z.array(z.string()) }),
  }),
  listTransactions: defineCall({
    id: 'A-037', method: 'GET', path: '/user/me/transactions', access: 'full', noCache: true,
    query: z.object({ perPage, page, order: z.optional(z.literal('desc')), startDate: iso, endDate: iso }), details: transactionList,
  }),
  readTransactionStats: defineCall({
    id: 'A-038', method: 'GET', path: '/user/me/transactions/stats', access: 'full', noCache: true,
    query: z.object({ startDate: iso, endDate: iso }), details: z.object({ stats: transactionStats }),
  }),
  readTransaction: defineCall({
    id: 'A-039', method: 'GET', path: '/user/me/transactions/:id', access: 'full',
    query: z.object({ includeMetadata: z.optional(z.string()) }), details: z.object({ transaction: transactionDetail }),
  }),
}
