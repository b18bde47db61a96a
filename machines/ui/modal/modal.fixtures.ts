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
    { name: 'closed before it is quite there, it goes', input: 0, events: ['modal.opened', 'modal.closed'], ends: 'fadingOut' },
    {
      name: 'wanted again before it is quite gone, it comes',
      input: 0,
      events: ['modal.opened', 'modal.closed', 'modal.opened'],
      ends: 'fadingIn',
    },
  ],
})
