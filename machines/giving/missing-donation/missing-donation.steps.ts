/** The questions of the enquiries about purchases, as addresses name them. Apart from the charts: every page loads the routes, and these with them. */
export const missingDonationSteps = ['shop', 'visit', 'order'] as const
export type MissingDonationStep = (typeof missingDonationSteps)[number]
