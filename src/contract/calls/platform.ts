import * as z from 'zod/mini'
import { causeCard } from '../entities/cause.ts'
import { experimentResult, featureToggles, referral, statistics } from '../entities/platform.ts'
import { retailerCard } from '../entities/retailer.ts'
import { termsItem } from '../entities/user.ts'
import { upTo } from '../rules/ids.ts'
import { defineCall } from './call.ts'

const nothing = z.object({})
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
const event = z.object({
  eventTime: z.string(),
  property: z.string(),
  category: z.string(),
  event: z.string(),
  level: z.string(),
  eventData: z.record(z.string(), scalar),
})
const logEntry = z.object({
  service: z.string(),
  msg: z.string(),
  level: z.string(),
  stacktrace: z.optional(z.string()),
  timestamp: z.number(),
  logger: z.string(),
  medium: z.string(),
})
const searchQuery = z.object({
  q: z.string().check(z.maxLength(100)),
  perPage: upTo(50),
  supportingRegisteredCharity: z.optional(z.string()),
  userId: z.optional(z.string()),
  location: z.optional(z.string().check(z.maxLength(100))),
})
const search = {
  base: 'search',
  method: 'GET',
  access: 'anyone',
  query: searchQuery,
  readsHeaders: ['segmentation', 'searchtype'],
} as const

export const platformCalls = {
  readStatistics: defineCall({
    id: 'A-066',
    method: 'GET',
    path: '/statistics',
    access: 'anyone',
    onFailure: 'log',
    details: z.object({
      statistics,
    }),
  }),
  /** Answered as a map; a list of name and value is accepted too. */
  readFlags: defineCall({
    id: 'A-067',
    method: 'GET',
    path: '/feature-toggles',
    access: 'anyone',
    onFailure: 'swallow',
    details: z.object({ flags: featureToggles }),
  }),
  createReferral: defineCall({
    id: 'A-068',
    method: 'POST',
    path: '/referrals',
    access: 'anyone',
    body: z.object({
      referrerEntityType: z.optional(z.string().check(z.maxLength(40))),
      referrerEntityIdentifier: z.string().check(z.maxLength(80)),
    }),
    details: z.object({ referral: z.pick(referral, { id: true }) }),
  }),
  sendEvent: defineCall({
    id: 'A-069',
    method: 'POST',
    path: '/analytics/event',
    access: 'anyone',
    onFailure: 'log',
    body: event,
    details: nothing,
  }),
  sendEvents: defineCall({
    id: 'A-070',
    method: 'POST',
    path: '/analytics/event/bulk',
    access: 'anyone',
    onFailure: 'log',
    body: z.object({ events: z.array(event).check(z.maxLength(100)) }),
    details: nothing,
  }),
  sendLogs: defineCall({
    id: 'A-071',
    method: 'POST',
    path: '/logs/js',
    access: 'anyone',
    onFailure: 'swallow',
    body: z.array(logEntry).check(z.maxLength(100)),
    details: nothing,
  }),
  searchRetailers: defineCall({
    ...search,
    id: 'A-073',
    path: '/retailer/search',
    details: z.object({ result: z.object({ results: z.array(retailerCard) }) }),
  }),
  searchRetailersFlagged: defineCall({
    ...search,
    id: 'A-074',
    path: '/retailers/search',
    details: z.object({ result: z.object({ results: z.array(retailerCard) }) }),
  }),
  evaluateExperiment: defineCall({
    id: 'A-075',
    base: 'experiment',
    method: 'POST',
    path: '/evaluation',
    access: 'anyone',
    body: z.object({
      entityID: z.optional(z.string()),
      flagKey: z.string(),
      entityContext: z.optional(z.record(z.string(), scalar)),
      entityType: z.literal('report'),
      enableDebug: z.literal(false),
    }),
    details: experimentResult,
  }),
  searchCauses: defineCall({
    ...search,
    id: 'A-096',
    path: '/cause/search',
    details: z.object({ result: z.object({ results: z.array(causeCard) }) }),
  }),
  readTerms: defineCall({
    id: 'A-105',
    method: 'GET',
    path: '/terms/:type',
    access: 'anyone',
    details: z.object({ terms: termsItem, body: z.array(z.string()) }),
  }),
}
