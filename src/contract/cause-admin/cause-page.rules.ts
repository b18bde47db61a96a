import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import {
  addressRules,
  causeNameRules,
  kindsOfOthers,
  marketingPermissionRules,
  normalisePhone,
  optionalCharityNumber,
  socialLinksRules,
} from '../registration/cause-registration.rules.ts'

/** V-029, X-052 */
export const descriptionRules = z.object({
  description: z
    .string()
    .check(z.trim(), z.minLength(1, 'descriptionRequired'), z.maxLength(limits.maximumDescriptionLength, 'descriptionTooLong')),
})
export type DescriptionFields = z.infer<typeof descriptionRules>

/** what somebody types as the address of a page, without what an address cannot hold; a hyphen at the end may be followed by more. */
export const typedSlug = (typed: string): string =>
  typed
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-/, '')

/** V-031…V-033 */
export const slugRules = z.object({
  slug: z.string().check(
    z.trim(),
    z.minLength(1, 'slugRequired'),
    z.minLength(limits.minimumSlugLength, 'slugTooShort'),
    z.maxLength(limits.maximumSlugLength, 'slugTooLong'),
    z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'slugFormat'),
    // A number alone would be the id of another cause.
    z.regex(/^$|\D/, 'slugNeedsLetter'),
  ),
})
export type SlugFields = z.infer<typeof slugRules>

/** V-035 */
export const locationRules = z.object({
  location: z.string().check(z.trim(), z.minLength(1, 'locationRequired'), z.maxLength(120, 'textTooLong')),
})
export type LocationFields = z.infer<typeof locationRules>

/** V-030: any UK number, landlines too. */
export const contactNumberRules = z.object({
  phoneNumber: z
    .string()
    .check(z.overwrite(normalisePhone), z.minLength(1, 'contactNumberRequired'), z.regex(/^(0\d{9,10})?$/, 'phoneFormat')),
})
export type ContactNumberFields = z.infer<typeof contactNumberRules>

/** V-036: as the wizard asks for them; empty means none. */
export const linksRules = socialLinksRules
export type LinksFields = z.infer<typeof linksRules>

/** H-003: whole pounds as people write them ("£5,000"), kept as "5000"; empty means no target. */
export const targetRules = z.object({
  target: z.string().check(
    z.overwrite((typed) => typed.replace(/[£,\s]/g, '').replace(/\.00?$/, '')),
    z.regex(/^(|[1-9]\d*)$/, 'targetFormat'),
    z.refine((typed) => !(Number(typed) > limits.maximumTargetPounds), 'targetTooHigh'),
  ),
})
export type TargetFields = z.infer<typeof targetRules>

/** H-004: by the wizard's rules. A registered charity has a number; what is none has none, whatever stands in the field. */
export const identityRules = z
  .object({
    causeName: causeNameRules.shape.causeName,
    kind: z.enum(['charity', ...kindsOfOthers, 'business'], 'kindRequired'),
    charityNumber: optionalCharityNumber,
  })
  .check(
    z.refine(({ kind, charityNumber }) => kind !== 'charity' || charityNumber !== '', {
      path: ['charityNumber'],
      error: 'charityNumberRequired',
    }),
  )
export type IdentityFields = z.infer<typeof identityRules>

/** H-004, V-027 */
export const causeAddressRules = addressRules
export type CauseAddressFields = z.infer<typeof causeAddressRules>

/** H-004, V-028 */
export const beingFoundRules = marketingPermissionRules
export type BeingFoundFields = z.infer<typeof beingFoundRules>
