import type { BusinessAnswers, businessQuestions } from '#contract/registration/cause-registration.rules.ts'
import { type Questions, wizardProgress } from '#machines/wizard-order.ts'
import { type AccountProgress, hasAnswer, isNew } from '../new-account.states.ts'

export type { BusinessAnswers }
export type BusinessProgress = AccountProgress<BusinessAnswers>

/** In the address, too. */
export type BusinessRegistrationStep = keyof typeof businessQuestions | 'password' | 'check-answers'

/** F-056: who is signed in has an account. */
export const businessProgress = wizardProgress(hasAnswer<BusinessAnswers>, { isNew })
export type BusinessQuestions = Questions<BusinessRegistrationStep, keyof BusinessAnswers | 'password', 'isNew'>
