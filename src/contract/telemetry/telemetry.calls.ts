import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { experimentResult } from './experiment.ts'
import { featureToggles } from './flags.ts'

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

/** What is measured, and which variants of pages are shown. */
export const telemetryCalls = {
  /** Answered as a map; a list of name and value is accepted too. */
  readFlags: defineCall({
    id: 'A-067',
    method: 'GET',
    path: '/feature-toggles',
    access: 'anyone',
    onFailure: 'swallow',
    details: z.object({ flags: featureToggles }),
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
}
