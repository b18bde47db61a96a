/** The questions of the cause wizard in their order; each is a word of the address (`?step=`). */
export const causeRegistrationSteps = [
  'charity-question',
  'charity-number',
  'address',
  'cause-name',
  'social-links',
  'marketing-permission',
  'account-email',
  'password',
  'names',
  'mobile',
  'check-answers',
] as const
export type CauseRegistrationStep = (typeof causeRegistrationSteps)[number]
