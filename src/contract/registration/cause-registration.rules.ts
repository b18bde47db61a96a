import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import type { AnswersTo } from '../questions.ts'
import { email } from '../sign-in/sign-in.rules.ts'
import { newPassword, personName } from './registration.rules.ts'

const optionalText = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum, 'textTooLong'))
const yesOrNo = z.enum(['yes', 'no'], 'optionRequired')

/** Whoever writes +44 7… or 0044 7… means 07…; spaces, brackets and hyphens are how people group digits. */
export function normalisePhone(typed: string): string {
  return typed
    .trim()
    .replace(/[\s()-]/g, '')
    .replace(/^(\+|00)440?/, '0')
}

/** V-011…V-014: a UK mobile, in one message whatever is wrong with it. */
export const mobile = z
  .string()
  .check(z.overwrite(normalisePhone), z.minLength(1, 'mobileRequired'), z.regex(/^07\d{9}$/, 'mobileFormat'))

/** Any UK number, landlines too. */
const phone = z.string().check(z.overwrite(normalisePhone), z.regex(/^0\d{9,10}$/, 'phoneFormat'))

/** V-015: a business may leave its number out. */
export const contactNumber = z.string().check(z.overwrite(normalisePhone), z.regex(/^(0\d{9,10})?$/, 'phoneFormat'))

const spelt = z.overwrite<string>((typed) => typed.replace(/\s/g, '').toUpperCase())
/** `SC` and `NI` begin the numbers of Scotland and Northern Ireland. */
const numberFormat = /SC0?\d{5}|NIC?\d{6}|\d{6,7}(-\d{1,2})?/.source
export const charityNumber = z
  .string()
  .check(spelt, z.minLength(1, 'charityNumberRequired'), z.regex(new RegExp(`^(${numberFormat})$`), 'charityNumberFormat'))
/** Empty for what is no charity. */
export const optionalCharityNumber = z.string().check(spelt, z.regex(new RegExp(`^(|${numberFormat})$`), 'charityNumberFormat'))

/** Spelt the way the post does: "SW1A 1AA". */
export const postcode = z.string().check(
  z.overwrite((typed) =>
    typed
      .replace(/\s/g, '')
      .toUpperCase()
      .replace(/(.+)(\d[A-Z]{2})$/, '$1 $2'),
  ),
  z.minLength(1, 'postcodeRequired'),
  z.regex(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'postcodeFormat'),
)

/** V-036: an address with or without https://, kept with it; empty means none. Only the web's own addresses count. */
export const webLink = z.string().check(
  z.overwrite((typed) => {
    const link = typed.trim()
    return link === '' || /^[a-z][a-z\d+.-]*:/i.test(link) ? link.replace(/^http:/i, 'https:') : `https://${link}`
  }),
  z.maxLength(200, 'textTooLong'),
  z.refine((link) => link === '' || /^https:\/\/([\p{L}\d-]+\.)+\p{L}{2,}(\/\S*)?$/iu.test(link), 'linkFormat'),
)

export const charityQuestionRules = z.object({ isCharity: yesOrNo })
export const charityNumberRules = z.object({ charityNumber })
/** V-027 */
export const addressRules = z.object({
  line1: z.string().check(z.trim(), z.minLength(1, 'addressRequired'), z.maxLength(120, 'textTooLong')),
  line2: optionalText(120),
  town: z.string().check(z.trim(), z.minLength(1, 'townRequired'), z.maxLength(80, 'textTooLong')),
  postcode,
})
/** V-023, V-024. A registered charity is of the kind charity; who is none says what it is. */
export const kindsOfOthers = ['school', 'club', 'group', 'individual'] as const
export const causeNameRules = z.object({
  causeName: z
    .string()
    .check(z.trim(), z.minLength(1, 'causeNameNeeded'), z.maxLength(limits.maximumCauseNameLength, 'causeNameTooLong')),
  kind: z.enum(['charity', ...kindsOfOthers], 'kindRequired'),
})
export const socialLinksRules = z.object({ website: webLink, facebook: webLink, twitter: webLink, instagram: webLink })
/** V-028 */
export const marketingPermissionRules = z.object({ permission: yesOrNo })
export const accountEmailRules = z.object({ email })
export const accountPasswordRules = z.object({ password: newPassword })
export const namesRules = z.object({ firstName: personName('firstNameRequired'), lastName: personName('lastNameRequired') })
export const mobileRules = z.object({ mobile })
export const causeTermsRules = z.object({ terms: z.boolean().check(z.refine((accepted) => accepted, 'causeTermsRequired')) })
/** V-025 */
export const businessNameRules = z.object({
  businessName: z
    .string()
    .check(z.trim(), z.minLength(1, 'businessNameRequired'), z.maxLength(limits.maximumCauseNameLength, 'causeNameTooLong')),
})
export const contactNumberRules = z.object({ contactNumber })
/** M-014, X-031 */
export const adminRequestRules = z.object({ email, phone, evidence: optionalText(limits.maximumEvidenceLength) })
export type PostalAddress = z.infer<typeof addressRules>
export type CauseNameFields = z.infer<typeof causeNameRules>
export type SocialLinksFields = z.infer<typeof socialLinksRules>
export type NamesFields = z.infer<typeof namesRules>
export type AdminRequestFields = z.infer<typeof adminRequestRules>
export type YesOrNo = z.infer<typeof yesOrNo>

/** What the wizard tells of a cause besides the fields that the specification names. */
export const causeDetails = z.object({
  kind: causeNameRules.shape.kind,
  address: addressRules,
  links: socialLinksRules,
  contactNumber: mobile,
  mayBeMarketed: z.boolean(),
})

/** Of whoever registers it. Their password is asked for too, and kept nowhere. */
const personQuestions = { 'account-email': accountEmailRules, names: z.object({ names: namesRules }) }

/** What the cause wizard asks, by the word of its step in the address. In which order, its chart says. */
export const causeQuestions = {
  'charity-question': charityQuestionRules,
  'charity-number': charityNumberRules,
  address: z.object({ address: addressRules }),
  'cause-name': z.object({ name: causeNameRules }),
  'social-links': z.object({ links: socialLinksRules }),
  'marketing-permission': marketingPermissionRules,
  ...personQuestions,
  mobile: mobileRules,
}
/** Everything that is kept of the cause wizard in progress. */
export type CauseAnswers = AnswersTo<typeof causeQuestions>

/** What the business wizard asks. An empty contact number is an answer (V-015). */
export const businessQuestions = {
  'business-name': businessNameRules,
  'contact-number': contactNumberRules,
  ...personQuestions,
}
export type BusinessAnswers = AnswersTo<typeof businessQuestions>
