import * as z from 'zod/mini'
import { termsBlock } from '../account/terms.ts'
import { defineCall } from '../call.ts'
import { causeLocation, causePreferences } from '../causes/cause.ts'
import { contactNumberRules, descriptionRules, linksRules, locationRules, slugRules, targetRules } from './cause-page.rules.ts'

const nothing = z.object({})

const admin = { access: 'causeAdmin', onFailure: 'log' } as const

/** What those who run a cause change about its page. */
export const causePageCalls = {
  saveCause: defineCall({
    ...admin,
    id: 'A-046',
    method: 'POST',
    path: '/causes/id::id',
    body: z.partial(
      z.object({ ...descriptionRules.shape, ...contactNumberRules.shape, ...targetRules.shape, ...linksRules.shape }),
    ),
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
}
