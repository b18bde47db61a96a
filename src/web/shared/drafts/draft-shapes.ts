import * as z from 'zod/mini'
import { missingDonationQuestions } from '#contract/giving/missing-donation.rules.ts'
import type { AnswersTo, Questions } from '#contract/questions.ts'
import { accountEmailRules, businessQuestions, causeQuestions } from '#contract/registration/cause-registration.rules.ts'
import { supporterQuestions } from '#contract/registration/registration.rules.ts'
import type { LeftAnswers } from '#machines/registration/supporter/supporter-registration.machine.ts'
import type { KeptValues } from '#web/platform/storage.ts'
import { type Draft, readKept } from './draft.ts'
import type { AnswersByKind, KeptKind } from './kept-answers.ts'

const chosenCause = z.object({ id: z.number(), name: z.string() })
const { email } = accountEmailRules.shape

/** What was asked for an account without its password, and every other question of the supporter's wizard by its own rule. */
function supporterAnswersIn(kept: Record<string, unknown>): LeftAnswers {
  const { 'create-account': account, ...others } = supporterQuestions
  const rules = { 'create-account': z.omit(account, { password: true }), ...others }
  const known = Object.entries(rules).flatMap(([step, rule]) => {
    const { success, data } = z.safeParse<z.ZodMiniType>(rule, kept[step])
    return success ? [[step, data]] : []
  })
  return Object.fromEntries(known) // each by the rule of its step
}

type Shapes<Answers> = { [Key in keyof Answers]: z.ZodMiniType<NonNullable<Answers[Key]>> }

const shapesOf = <Asked extends Questions>(questions: Asked) =>
  Object.fromEntries(Object.values(questions).flatMap(({ shape }) => Object.entries(shape))) as Shapes<AnswersTo<Asked>> // the answers to all of them

/** Every answer that a wizard keeps on the device, by the rule that it was accepted by. */
const shapes: { [Kind in KeptKind]: Shapes<AnswersByKind[Kind]> } = {
  cause: shapesOf(causeQuestions),
  business: shapesOf(businessQuestions),
  guest: { cause: chosenCause, shop: z.object({ slug: z.string(), name: z.string() }), email },
  supporter: {
    cause: chosenCause,
    answers: z.pipe(z.record(z.string(), z.unknown()), z.transform(supporterAnswersIn)),
  },
  missingDonation: { ...shapesOf(missingDonationQuestions), isAnother: z.boolean(), isSaved: z.boolean() },
}

/** Those of the kept answers that the wizard would take today. Whatever else lies there is left behind. */
function answersIn<Kind extends KeptKind>(kind: Kind, kept: Record<string, unknown>): Partial<AnswersByKind[Kind]> {
  const known = Object.entries<z.ZodMiniType>(shapes[kind]).flatMap(([name, shape]) => {
    const { success, data } = z.safeParse(shape, kept[name])
    return success ? [[name, data]] : []
  })
  return Object.fromEntries(known) // each by the shape of its name
}

/**
 * What an earlier visit left, over `empty`; null when there is nothing of this kind. What lies in storage is anybody's: an answer that the wizard would not
 * take today is asked again.
 */
export function readDraft<Kind extends KeptKind>(
  storage: KeptValues,
  kind: Kind,
  empty: AnswersByKind[Kind],
): Draft<AnswersByKind[Kind]> | null {
  const kept = readKept(storage, kind)
  return kept ? { id: kept.id, answers: { ...empty, ...answersIn(kind, kept.answers) } } : null
}
