import { setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** F-042: whoever has come in is offered to connect an account of Facebook or Apple, where they brought one that nobody here knew. The page holds it, not the chart. */
export const linkingOfferMachine = setup({
  types: {} as { events: { type: 'offer.finished' }; tags: 'shown' },
  actors: { findOffer: placeholder<boolean>() },
  guards: { isHeld: (_, { isHeld }: { isHeld: boolean }) => isHeld },
  delays: { patience: patience.call },
}).createMachine({
  id: 'linkingOffer',
  description: 'Offering to connect Facebook or Apple after logging in.',
  initial: 'looking',
  states: {
    looking: {
      description: 'Did they bring something that could be connected? An offer that cannot be shown holds nobody up.',
      invoke: {
        id: 'findOffer',
        src: 'findOffer',
        onDone: [
          { guard: { type: 'isHeld', params: ({ event }) => ({ isHeld: event.output }) }, target: 'offered' },
          { target: 'over' },
        ],
        onError: { target: 'over' },
      },
      after: { patience: { target: 'over' } },
    },
    offered: {
      description: 'The offer has a chart of its own; here it’s only known that it stands.',
      tags: 'shown',
      on: { 'offer.finished': { target: 'answered' } },
    },
    answered: {
      description: 'The person goes on; what was offered stands until the next page is there.',
      tags: 'shown',
      type: 'final',
    },
    over: { description: 'Nothing is offered: the person goes on.', type: 'final' },
  },
})
