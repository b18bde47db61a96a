import type {
  CauseNameFields,
  NamesFields,
  PostalAddress,
  SocialLinksFields,
  YesOrNo,
} from '#contract/registration/cause-registration.rules.ts'
import { type CauseRegistrationStep, causeRegistrationSteps } from '#contract/registration/cause-registration-steps.ts'

/** Everything that is kept of a wizard in progress: all but the password. */
export interface CauseAnswers {
  isCharity: YesOrNo | null
  charityNumber: string | null
  address: PostalAddress | null
  name: CauseNameFields | null
  links: SocialLinksFields | null
  permission: YesOrNo | null
  email: string | null
  names: NamesFields | null
  mobile: string | null
}

export const noCauseAnswers: CauseAnswers = {
  isCharity: null,
  charityNumber: null,
  address: null,
  name: null,
  links: null,
  permission: null,
  email: null,
  names: null,
  mobile: null,
}

export interface CauseProgress {
  answers: CauseAnswers
  /** Only while the wizard is open. */
  password: string
  isSignedIn: boolean
}

/** F-054, F-056: who is no charity has no number, and who is signed in has an account. */
export function isAsked(step: CauseRegistrationStep, { answers, isSignedIn }: CauseProgress): boolean {
  if (step === 'charity-number') return answers.isCharity === 'yes'
  if (step === 'account-email' || step === 'password' || step === 'names') return !isSignedIn
  return true
}

function isAnswered(step: CauseRegistrationStep, { answers, password }: CauseProgress): boolean {
  switch (step) {
    case 'charity-question':
      return answers.isCharity !== null
    case 'charity-number':
      return answers.charityNumber !== null
    case 'address':
      return answers.address !== null
    case 'cause-name':
      return answers.name !== null
    case 'social-links':
      return answers.links !== null
    case 'marketing-permission':
      return answers.permission !== null
    case 'account-email':
      return answers.email !== null
    case 'password':
      return password !== ''
    case 'names':
      return answers.names !== null
    case 'mobile':
      return answers.mobile !== null
    case 'check-answers':
      return false
  }
}

/** The questions that this person is asked, in their order. */
export const stepsOf = (progress: CauseProgress) => causeRegistrationSteps.filter((step) => isAsked(step, progress))

/** The first question without an answer; the summary when there is none. */
export function nextStep(progress: CauseProgress): CauseRegistrationStep {
  return stepsOf(progress).find((step) => !isAnswered(step, progress)) ?? 'check-answers'
}

/** What is answered may be looked at again; too far ahead is not. */
export function mayShow(step: CauseRegistrationStep, progress: CauseProgress): boolean {
  const steps = stepsOf(progress)
  return steps.includes(step) && steps.indexOf(step) <= steps.indexOf(nextStep(progress))
}

/** The question before this one; null at the first. */
export function stepBefore(step: CauseRegistrationStep, progress: CauseProgress): CauseRegistrationStep | null {
  const steps = stepsOf(progress)
  return steps[steps.indexOf(step) - 1] ?? null
}
