import { fixturesFor } from '#machines/fixtures.ts'
import { linkingOfferMachine } from './linking-offer.machine.ts'

export const linkingOfferFixtures = fixturesFor(linkingOfferMachine, {
  inputs: [undefined],
  events: { 'offer.finished': [{ type: 'offer.finished' }] },
  outcomes: { findOffer: { outputs: [true, false], fails: true } },
  invariants: [],
  pinned: [
    { name: 'nothing is offered before it is known', input: 0, events: [], ends: 'looking', refuses: ['offer.finished'] },
    { name: 'F-042 what was brought is offered', input: 0, events: ['findOffer: done#1'], ends: 'offered' },
    { name: 'whoever brought nothing goes on', input: 0, events: ['findOffer: done#2'], ends: 'over' },
    {
      name: 'so does everybody who has answered',
      input: 0,
      events: ['findOffer: done#1', 'offer.finished'],
      ends: 'answered',
    },
    ...['findOffer: error', 'after: patience'].map((fault) => ({
      name: `an offer that cannot be shown holds nobody up: ${fault}`,
      input: 0,
      events: [fault],
      ends: 'over',
    })),
  ],
})
