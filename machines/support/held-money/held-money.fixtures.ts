import { fixturesFor } from '#machines/fixtures.ts'
import { heldMoneyMachine } from './held-money.machine.ts'

const text = 'Its committee asked for it in a letter'

export const heldMoneyFixtures = fixturesFor(heldMoneyMachine, {
  items: 'G-030',
  inputs: [{ isProposer: false }, { isProposer: true }],
  events: {
    'money.released': [{ type: 'money.released', text }],
    'money.kept': [{ type: 'money.kept', text }],
    'move.proposed': [{ type: 'move.proposed', cause: 'harrowden-hospice', text }],
    'move.approved': [{ type: 'move.approved', text }],
    'move.declined': [{ type: 'move.declined', text }],
  },
  outcomes: {},
  invariants: [],
  pinned: [
    { name: 'G-030 money for another cause needs two', input: 0, events: ['move.proposed', 'move.approved'], ends: 'decided' },
    { name: 'G-030 never one alone', input: 1, events: ['move.proposed', 'move.declined'], ends: 'held' },
    { name: 'G-030 to the cause after all', input: 1, events: ['money.released'], ends: 'decided' },
    { name: 'G-030 kept for now', input: 0, events: ['money.kept'], ends: 'decided' },
    {
      name: 'whoever proposed it does not approve it',
      input: 1,
      events: ['move.proposed'],
      ends: 'proposed',
      refuses: ['move.approved'],
    },
  ],
})
