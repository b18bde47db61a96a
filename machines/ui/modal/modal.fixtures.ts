import { fixturesFor } from '#machines/fixtures.ts'
import { modalMachine } from './modal.machine.ts'

export const modalFixtures = fixturesFor(modalMachine, {
  items: 'F-162',
  inputs: [undefined],
  events: { 'modal.opened': [{ type: 'modal.opened' }], 'modal.closed': [{ type: 'modal.closed' }] },
  outcomes: {},
  invariants: [],
  pinned: [
    {
      name: 'in, and out again',
      input: 0,
      events: ['modal.opened', 'after: fadeIn', 'modal.closed', 'after: fadeOut'],
      ends: 'closed',
    },
  ],
})
