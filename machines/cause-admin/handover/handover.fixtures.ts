import { fixturesFor } from '#machines/fixtures.ts'
import { handoverMachine } from './handover.machine.ts'

export const handoverFixtures = fixturesFor(handoverMachine, {
  items: 'G-030',
  inputs: [undefined],
  events: {
    'handover.accepted': [{ type: 'handover.accepted' }],
    'handover.declined': [{ type: 'handover.declined' }],
    'handover.withdrawn': [{ type: 'handover.withdrawn' }],
    'handover.undone': [{ type: 'handover.undone' }],
    'week.over': [{ type: 'week.over' }],
  },
  outcomes: {},
  invariants: [],
  pinned: [
    { name: 'G-030 handed over', input: 0, events: ['handover.accepted', 'week.over'], ends: 'done' },
    { name: 'G-030 taken back within the week', input: 0, events: ['handover.accepted', 'handover.undone'], ends: 'undone' },
    { name: 'G-030 taken back before it was answered', input: 0, events: ['handover.withdrawn'], ends: 'withdrawn' },
    { name: 'G-030 refused', input: 0, events: ['handover.declined'], ends: 'declined' },
  ],
})
