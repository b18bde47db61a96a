/** The four words that a donation’s stages show as, in the order in which it has them. Without what checks answers, since an address names them too. */
export const donationStatuses = ['pending', 'confirmed', 'paid', 'declined'] as const
export type DonationStatus = (typeof donationStatuses)[number]
