/** The questions of the business wizard. */
export const businessRegistrationSteps = [
  'business-name',
  'contact-number',
  'account-email',
  'password',
  'names',
  'check-answers',
] as const
export type BusinessRegistrationStep = (typeof businessRegistrationSteps)[number]
