import type { Defect } from './defect.ts'

const words = 'locales/en-GB'

export const wordDefects: Defect[] = [
  {
    breaks: 'who wants a claim closed is told that it stays open',
    flow: 'claimDetail',
    file: `${words}/giving-claims.json`,
    old: 'We’ll close your claim and stop looking into it.',
    next: 'We’ll keep your claim open and look into it.',
  },
  {
    breaks: 'the sentence of the specification about a purchase that isn’t found is another',
    flow: 'missingDonation',
    file: `${words}/giving-claims.json`,
    old: 'We could not find this transaction, please use the options below.',
    next: 'No such transaction.',
  },
  {
    breaks: 'the sentence of the specification about a list that can’t be loaded is another',
    flow: 'transactionsList',
    file: `${words}/giving.json`,
    old: 'There was an error loading your transactions, please refresh your page to try again.',
    next: 'Something went wrong.',
  },
  {
    breaks: 'the sentence of the specification about details that are refused is another',
    flow: 'supporterRegistration',
    file: `${words}/registration.json`,
    old: '"refused": "There was an error processing your details, please check and try again"',
    next: '"refused": "Try again later"',
  },
  {
    breaks: 'an invitation that couldn’t be cancelled is said to be cancelled',
    flow: 'inviteAdmins',
    file: `${words}/cause-admin-invites.json`,
    old: 'We couldn’t cancel this invitation. It may already have been accepted.',
    next: 'We’ve cancelled this invitation.',
  },
]
