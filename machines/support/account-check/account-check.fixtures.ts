import { fixturesFor } from '#machines/fixtures.ts'
import { accountCheckMachine } from './account-check.machine.ts'

export const accountCheckFixtures = fixturesFor(accountCheckMachine, {
  inputs: [undefined],
  events: {
    'account.accepted': [{ type: 'account.accepted', text: 'The bank statement shows the club' }],
    'account.refused': [{ type: 'account.refused', text: 'It is somebody’s own account' }],
  },
  outcomes: {},
  invariants: [],
  pinned: [
    { name: 'accepted', input: 0, events: ['account.accepted'], ends: 'accepted' },
    { name: 'refused', input: 0, events: ['account.refused'], ends: 'refused' },
  ],
})
