import { limits } from '#contract/limits.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { claimMachine } from './claim.machine.ts'

export const claimFixtures = fixturesFor(claimMachine, {
  items: 'F-110',
  inputs: [
    { appeals: 0, isEarly: false },
    { appeals: 0, isEarly: true },
  ],
  events: {
    'tracking.passed': [{ type: 'tracking.passed' }],
    'donation.tracked': [{ type: 'donation.tracked' }],
    'claim.taken': [{ type: 'claim.taken' }],
    'claim.returned': [{ type: 'claim.returned' }],
    'claim.accepted': [{ type: 'claim.accepted', text: 'The shop has found it' }],
    'claim.declined': [{ type: 'claim.declined', text: 'A voucher was used' }],
    'claim.appealed': [{ type: 'claim.appealed', text: 'I used no voucher' }],
    'claim.withdrawn': [{ type: 'claim.withdrawn' }],
  },
  outcomes: {},
  invariants: [['nobody appeals twice', (snapshot) => snapshot.context.appeals <= limits.appeals]],
  pinned: [
    { name: 'F-110 looked at, then accepted', input: 0, events: ['claim.taken', 'claim.accepted'], ends: 'accepted' },
    {
      name: 'one appeal, and no second',
      input: 0,
      events: ['claim.taken', 'claim.declined', 'claim.appealed', 'claim.taken', 'claim.declined'],
      ends: 'declined',
    },
    { name: 'X-041 filed early, sent by itself', input: 1, events: ['tracking.passed', 'claim.taken'], ends: 'inProgress' },
    { name: 'X-041 closed by itself when the donation tracks', input: 1, events: ['donation.tracked'], ends: 'settled' },
    { name: 'early, it is closed by whoever filed it', input: 1, events: ['claim.withdrawn'], ends: 'withdrawn' },
    {
      name: 'received, it is closed by itself when the donation tracks',
      input: 0,
      events: ['donation.tracked'],
      ends: 'settled',
    },
    { name: 'or by whoever filed it', input: 0, events: ['claim.withdrawn'], ends: 'withdrawn' },
    { name: 'put back in the queue', input: 0, events: ['claim.taken', 'claim.returned'], ends: 'received' },
    { name: 'looked at, it is closed by itself', input: 0, events: ['claim.taken', 'donation.tracked'], ends: 'settled' },
    { name: 'or by whoever filed it, even then', input: 0, events: ['claim.taken', 'claim.withdrawn'], ends: 'withdrawn' },
    {
      name: 'an appeal is counted',
      input: 0,
      events: ['claim.taken', 'claim.declined', 'claim.appealed'],
      ends: 'received',
      knows: { appeals: 1 },
    },
    {
      name: 'a second one is not heard',
      input: 0,
      events: ['claim.taken', 'claim.declined', 'claim.appealed', 'claim.taken', 'claim.declined'],
      ends: 'declined',
      refuses: ['claim.appealed'],
    },
  ],
})
