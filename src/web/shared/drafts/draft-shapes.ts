import * as z from 'zod/mini'
import { insuranceTypes, travelTypes } from '#contract/giving/claim.ts'
import type { OrderFields } from '#contract/giving/enquiry.rules.ts'
import {
  accountEmailRules,
  addressRules,
  businessNameRules,
  causeNameRules,
  charityNumberRules,
  charityQuestionRules,
  contactNumberRules,
  marketingPermissionRules,
  mobileRules,
  namesRules,
  socialLinksRules,
} from '#contract/registration/cause-registration.rules.ts'
import { supporterQuestions } from '#contract/registration/registration.rules.ts'
import { visitedRetailer } from '#contract/shopping/visit.ts'
import type { AnswersByKind, KeptAnswers, KeptKind } from './kept-answers.ts'

const chosenCause = z.object({ id: z.number(), name: z.string() })
const { email } = accountEmailRules.shape
const typed = z.string().check(z.maxLength(2000))
/** As it was sent or would have been: which fields a shop needs is asked again when it is sent. */
const order: z.ZodMiniType<OrderFields> = z.object({
  purchaseDate: typed,
  orderReference: typed,
  totalSpend: typed,
  priorShopping: z.enum(['yes', 'no']),
  comment: typed,
  travelType: z.union([z.literal(''), z.enum(travelTypes)]),
  travelDate: typed,
  insuranceType: z.union([z.literal(''), z.enum(insuranceTypes)]),
})

/** What was asked for an account without its password, and every other question of the supporter's wizard by its own rule. */
function supporterAnswersIn(kept: Record<string, unknown>): KeptAnswers {
  const { 'create-account': account, ...others } = supporterQuestions
  const rules = { 'create-account': z.omit(account, { password: true }), ...others }
  const known = Object.entries(rules).flatMap(([step, rule]) => {
    const { success, data } = z.safeParse<z.ZodMiniType>(rule, kept[step])
    return success ? [[step, data]] : []
  })
  return Object.fromEntries(known) // each by the rule of its step
}

type Shapes<Answers> = { [Key in keyof Answers]: z.ZodMiniType<NonNullable<Answers[Key]>> }

/** Every answer that a wizard keeps on the device, by the rule that it was accepted by. */
const shapes: { [Kind in KeptKind]: Shapes<AnswersByKind[Kind]> } = {
  cause: {
    ...charityQuestionRules.shape,
    ...charityNumberRules.shape,
    address: addressRules,
    name: causeNameRules,
    links: socialLinksRules,
    ...marketingPermissionRules.shape,
    email,
    names: namesRules,
    ...mobileRules.shape,
  },
  business: { ...businessNameRules.shape, ...contactNumberRules.shape, email, names: namesRules },
  guest: { cause: chosenCause, shop: z.object({ slug: z.string(), name: z.string() }), email },
  supporter: {
    cause: chosenCause,
    answers: z.pipe(z.record(z.string(), z.unknown()), z.transform(supporterAnswersIn)),
  },
  missingDonation: { retailer: visitedRetailer, visitDate: z.iso.date(), order, isAnother: z.boolean(), isSaved: z.boolean() },
}

/** Those of the kept answers that the wizard would take today. Whatever else lies there is left behind. */
export function answersIn<Kind extends KeptKind>(kind: Kind, kept: Record<string, unknown>): Partial<AnswersByKind[Kind]> {
  const known = Object.entries<z.ZodMiniType>(shapes[kind]).flatMap(([name, shape]) => {
    const { success, data } = z.safeParse(shape, kept[name])
    return success ? [[name, data]] : []
  })
  return Object.fromEntries(known) // each by the shape of its name
}
