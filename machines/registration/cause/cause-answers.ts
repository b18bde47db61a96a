import type {
  CauseNameFields,
  NamesFields,
  PostalAddress,
  SocialLinksFields,
  YesOrNo,
} from '#contract/registration/cause-registration.rules.ts'
import { wizardOrder } from '../wizard-order.ts'
import { type CauseRegistrationStep, causeRegistrationSteps } from './cause-registration.steps.ts'

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

/** F-054, F-056: who is no charity has no number, and who is signed in has an account. */
export const causeOrder = wizardOrder(causeRegistrationSteps, {
  onlyIf: { isCharity: ({ answers }: CauseProgress) => answers.isCharity === 'yes', isNew: ({ isSignedIn }) => !isSignedIn },
  asked: { 'charity-number': 'isCharity', 'account-email': 'isNew', password: 'isNew', names: 'isNew' },
  isAnswered,
})
