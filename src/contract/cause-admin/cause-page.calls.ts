import * as z from 'zod/mini'
import { termsBlock } from '../account/terms.ts'
import { defineCall } from '../call.ts'
import { causeLocation, causePreferences } from '../causes/cause.ts'
import { causeReviewStages } from '../causes/cause-review.ts'
import {
  causeAddressRules,
  contactNumberRules,
  descriptionRules,
  identityRules,
  linksRules,
  locationRules,
  slugRules,
  targetRules,
} from './cause-page.rules.ts'
import { paysForRules } from './pays-for.rules.ts'

const nothing = z.object({})
const cover = z.object({ coverHttps: z.nullable(z.string()) })

const admin = { access: 'causeAdmin', onFailure: 'log' } as const

/** What those who run a cause change about its page. */
export const causePageCalls = {
  saveCause: defineCall({
    ...admin,
    id: 'A-046',
    method: 'POST',
    path: '/causes/id::id',
    body: z.partial(
      z.object({
        ...descriptionRules.shape,
        ...contactNumberRules.shape,
        ...targetRules.shape,
        ...linksRules.shape,
        address: causeAddressRules,
        paysFor: paysForRules,
        mayBeMarketed: z.boolean(),
      }),
    ),
    details: nothing,
  }),
  /** H-004: with another name or number a cause is checked anew, and not paid until it is confirmed. */
  saveCauseIdentity: defineCall({
    ...admin,
    id: 'A-046',
    method: 'POST',
    path: '/causes/id::id/identity',
    ignoredStatuses: [409],
    body: identityRules,
    details: z.object({ stage: z.enum(causeReviewStages) }),
  }),
  /** G-029: a cause that rests takes new supporters again. */
  reactivateCause: defineCall({
    ...admin,
    id: 'G-029',
    method: 'POST',
    path: '/causes/id::id/reactivation',
    ignoredStatuses: [409],
    body: nothing,
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
  /** The wide picture at the head of the page. Null in the answers: a drawing stands there. */
  saveCauseCover: defineCall({
    ...admin,
    id: 'A-048',
    method: 'POST',
    path: '/causes/id::id/images/cover',
    timeout: 60_000,
    bodyLimit: 6_800_000,
    body: z.object({ imagePayload: z.string() }),
    details: cover,
  }),
  dropCauseCover: defineCall({ ...admin, id: 'A-048', method: 'DELETE', path: '/causes/id::id/images/cover', details: cover }),
  /** The picture of before, in place of that of now, which can be undone too. */
  undoCauseCover: defineCall({
    ...admin,
    id: 'A-048',
    method: 'POST',
    path: '/causes/id::id/images/cover/undo',
    body: nothing,
    details: cover,
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
