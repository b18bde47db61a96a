import { readingFixtures } from '#machines/reading.fixtures.ts'
import { referralsMachine } from './referrals.machine.ts'

export const referralsFixtures = readingFixtures(referralsMachine, {
  address: 'https://www.example.org/causes/abbotsmere-hospice?invite=0123456789abcdef',
  causeName: 'Abbotsmere Hospice',
  bonusPence: 500,
  friends: 2,
  waiting: 1,
  pendingPence: 500,
  confirmedPence: 1500,
})
