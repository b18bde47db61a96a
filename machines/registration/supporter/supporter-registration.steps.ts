/** The steps of the supporter's registration, in order, as the address shows them. */
export const supporterRegistrationSteps = ['choose-cause', 'create-account', 'marketing-terms'] as const
export type SupporterRegistrationStep = (typeof supporterRegistrationSteps)[number]
