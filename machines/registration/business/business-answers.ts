import type { NamesFields } from '#contract/registration/cause-registration.rules.ts'
import { wizardOrder } from '../wizard-order.ts'
import { type BusinessRegistrationStep, businessRegistrationSteps } from './business-registration.steps.ts'

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

export const businessOrder = wizardOrder(businessRegistrationSteps, {
  onlyIf: { isNew: ({ isSignedIn }: BusinessProgress) => !isSignedIn },
  asked: { 'account-email': 'isNew', password: 'isNew', names: 'isNew' },
  isAnswered,
})
