import type { NamesFields } from '#contract/registration/cause-registration.rules.ts'
import { type BusinessRegistrationStep, businessRegistrationSteps } from '#contract/registration/cause-registration-steps.ts'

/** Everything that is kept of the wizard in progress: all but the password. */
export interface BusinessAnswers {
  businessName: string | null
  /** Empty when the business gave none (V-015). */
  contactNumber: string | null
  email: string | null
  names: NamesFields | null
}

export const noBusinessAnswers: BusinessAnswers = { businessName: null, contactNumber: null, email: null, names: null }

export interface BusinessProgress {
  answers: BusinessAnswers
  /** Only while the wizard is open. */
  password: string
  isSignedIn: boolean
}

export function isAskedOfBusiness(step: BusinessRegistrationStep, { isSignedIn }: BusinessProgress): boolean {
  return !isSignedIn || (step !== 'account-email' && step !== 'password' && step !== 'names')
}

function isAnswered(step: BusinessRegistrationStep, { answers, password }: BusinessProgress): boolean {
  switch (step) {
    case 'business-name':
      return answers.businessName !== null
    case 'contact-number':
      return answers.contactNumber !== null
    case 'account-email':
      return answers.email !== null
    case 'password':
      return password !== ''
    case 'names':
      return answers.names !== null
    case 'check-answers':
      return false
  }
}

export const businessStepsOf = (progress: BusinessProgress) =>
  businessRegistrationSteps.filter((step) => isAskedOfBusiness(step, progress))

/** The first question without an answer; the summary when there is none. */
export function nextBusinessStep(progress: BusinessProgress): BusinessRegistrationStep {
  return businessStepsOf(progress).find((step) => !isAnswered(step, progress)) ?? 'check-answers'
}

/** What is answered may be looked at again; too far ahead is not. */
export function mayShowToBusiness(step: BusinessRegistrationStep, progress: BusinessProgress): boolean {
  const steps = businessStepsOf(progress)
  return steps.includes(step) && steps.indexOf(step) <= steps.indexOf(nextBusinessStep(progress))
}
