import type { Defect } from './defect.ts'

const features = 'src/web/features'

export const implementationDefects: Defect[] = [
  {
    breaks: 'who wants no news gets them, and who does doesn’t',
    flow: 'supporterRegistration',
    file: `${features}/registration/finalising/make-account.ts`,
    old: 'marketing: news ? [',
    next: 'marketing: !news ? [',
  },
  {
    breaks: 'a cause’s first account is sent to the call that changes one',
    flow: 'bankDetails',
    file: `${features}/cause-admin/bank-details/bank-details.implementations.ts`,
    old: 'api.ask(bankDetailsCalls.addPaymentMethod, { path: { id }, body: fields })',
    next: 'api.ask(bankDetailsCalls.savePaymentMethod, { path: { id, methodId: 0 }, body: fields })',
  },
  {
    breaks: 'what a person writes about a donation isn’t sent',
    flow: 'donationQuery',
    file: `${features}/giving/donation-query/donation-query.implementations.ts`,
    old: 'const body = { transactionId: id, reason, comment }',
    next: 'const body = { transactionId: id, reason, comment: comment.slice(0, 0) }',
  },
  {
    breaks: 'the last day of the filter is cut off',
    flow: 'transactionsList',
    file: 'src/web/shared/transactions/transactions.implementations.ts',
    old: 'endDate: endOfDay(filter.endDate)',
    next: 'endDate: startOfDay(filter.endDate)',
  },
  {
    breaks: 'a supporter’s CSV ignores the filter',
    flow: 'csvDownload',
    file: 'src/web/shared/transactions/transactions.implementations.ts',
    old: '{ query: periodOf(filter) }, signal',
    next: '{ query: periodOf(null) }, signal',
  },
  {
    breaks: 'every move of a claim closes it',
    flow: 'claimDetail',
    file: `${features}/giving/claim-detail/claim-detail.implementations.ts`,
    old: 'path: { claimId: id }, body: request }',
    next: "path: { claimId: id }, body: { type: 'claim.withdrawn' } }",
  },
  {
    breaks: 'another purchase is taken for the one that is there',
    flow: 'missingDonation',
    file: `${features}/giving/missing-donation/missing-donation.implementations.ts`,
    old: ', ...(isAnother ? { isAnother } : {}) }',
    next: ' }',
  },
  {
    breaks: 'another card than the one that was meant is unlinked',
    flow: 'linkedCards',
    file: `${features}/account/linked-cards/linked-cards.implementations.ts`,
    old: 'linkedCardId: card.id }',
    next: 'linkedCardId: card.id + 1 }',
  },
  {
    breaks: 'another administrator than the one that was meant is removed',
    flow: 'inviteAdmins',
    file: `${features}/cause-admin/invite-admins/invite-admins.implementations.ts`,
    old: 'path: { id, userId: input.id }',
    next: 'path: { id, userId: input.id - 1 }',
  },
  {
    breaks: 'a call that is moved is booked a second time',
    flow: 'coachingBooking',
    file: `${features}/cause-admin/coaching-booking/coaching-booking.implementations.ts`,
    old: 'input.bookingId === null\n',
    next: "(input.bookingId ?? '') !== 'another'\n",
  },
  {
    breaks: 'asking to open a cause again undoes its closing',
    flow: 'closeCause',
    file: `${features}/cause-admin/close-cause/close-cause.implementations.ts`,
    old: "if (change.type === 'undo') return",
    next: "if (change.type === 'undo' || change.type === 'reopen') return",
  },
  {
    breaks: 'what is chosen under Preferences isn’t kept',
    flow: 'preferences',
    file: `${features}/account/preferences/preferences.implementations.ts`,
    old: 'preferences: preferences ?? {}',
    next: 'preferences: {}',
  },
  {
    breaks: 'Show older claims shows the newest again',
    flow: 'claimsList',
    file: `${features}/giving/claims-list/claims-list.implementations.ts`,
    old: ', ...(lastId === null ? {} : { lastId }) }',
    next: ', ...(lastId === null ? {} : {}) }',
  },
]
