import type { CauseAnswers, causeQuestions } from '#contract/registration/cause-registration.rules.ts'
import { type Questions, wizardProgress } from '#machines/wizard-order.ts'
import { type AccountProgress, hasAnswer, isNew } from '../new-account.states.ts'

export type { CauseAnswers }
export type CauseProgress = AccountProgress<CauseAnswers>

/** In the address, too. */
export type CauseRegistrationStep = keyof typeof causeQuestions | 'password' | 'check-answers'

/** F-054, F-056: who is no charity has no number, and who is signed in has an account. */
export const causeProgress = wizardProgress(hasAnswer<CauseAnswers>, {
  isCharity: ({ answers }) => answers.isCharity === 'yes',
  isNew,
})
export type CauseQuestions = Questions<CauseRegistrationStep, keyof CauseAnswers | 'password', 'isCharity' | 'isNew'>
