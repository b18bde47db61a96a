export const donationQuerySteps = ['reason', 'details'] as const
export type DonationQueryStep = (typeof donationQuerySteps)[number]
