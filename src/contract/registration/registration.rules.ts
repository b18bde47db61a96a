import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { email } from '../sign-in/sign-in.rules.ts'

export const personName = (required: string) =>
  z.string().check(z.trim(), z.minLength(1, required), z.maxLength(limits.maximumNameLength, 'nameTooLong'))

/** V-006 and ASVS 6.2: at least 8 characters, long ones allowed. */
export const newPassword = z
  .string()
  .check(
    z.minLength(1, 'passwordRequired'),
    z.minLength(limits.minimumPasswordLength, 'passwordTooShort'),
    z.maxLength(limits.maximumPasswordLength, 'passwordTooLong'),
  )

/** V-009, V-010, V-001…V-006 */
export const accountRules = z.object({
  firstName: personName('firstNameRequired'),
  lastName: personName('lastNameRequired'),
  email,
  password: newPassword,
})
export type AccountFields = z.infer<typeof accountRules>

export const chooseCauseRules = z.object({ causeId: z.string().check(z.regex(/^\d+$/, 'causeRequired')) })

export const shopSearchRules = z.object({
  shop: z.string().check(z.trim(), z.minLength(1, 'shopNameRequired'), z.maxLength(80, 'textTooLong')),
})

/** The switches of the marketing step; both may be off. */
export const marketingRules = z.object({
  terms: z.boolean().check(z.refine((accepted) => accepted, 'termsRequired')),
  news: z.boolean(),
})
export type MarketingFields = z.infer<typeof marketingRules>

/** What the supporter’s wizard asks, by the step that asks it. The cause is chosen from a list. */
export const supporterQuestions = { 'create-account': accountRules, 'marketing-terms': marketingRules }
export type SupporterAnswers = { [Step in keyof typeof supporterQuestions]: z.infer<(typeof supporterQuestions)[Step]> }
