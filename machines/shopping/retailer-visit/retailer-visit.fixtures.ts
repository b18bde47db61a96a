import { fixturesFor } from '#machines/fixtures.ts'
import { retailerVisitMachine, type VisitOutcome } from './retailer-visit.machine.ts'

const outcomes = {
  recorded: { kind: 'recorded', address: '/demo-shop/alder-home' },
  signInNeeded: { kind: 'signInNeeded' },
  gone: { kind: 'gone' },
} satisfies { [Kind in VisitOutcome['kind']]: VisitOutcome }

export const retailerVisitFixtures = fixturesFor(retailerVisitMachine, {
  items: 'F-089',
  inputs: [undefined],
  events: {
    'signIn.chosen': [{ type: 'signIn.chosen' }],
    'account.chosen': [{ type: 'account.chosen' }],
    'guest.chosen': [{ type: 'guest.chosen' }],
    'visit.withoutDonation': [{ type: 'visit.withoutDonation' }],
    'visit.retried': [{ type: 'visit.retried' }],
  },
  outcomes: { recordVisit: { outputs: Object.values(outcomes), fails: true } },
  invariants: [
    ['the shop opens only with an address', (snapshot) => !snapshot.matches('redirecting') || snapshot.context.address !== null],
  ],
  pinned: [
    { name: 'nobody signed in: logs in', input: 0, events: ['recordVisit: done#2', 'signIn.chosen'], ends: 'signingIn' },
    {
      name: 'nobody signed in: creates an account',
      input: 0,
      events: ['recordVisit: done#2', 'account.chosen'],
      ends: 'creatingAccount',
    },
    {
      name: 'nobody signed in: raises as a guest',
      input: 0,
      events: ['recordVisit: done#2', 'guest.chosen'],
      ends: 'raisingAsGuest',
    },
    { name: 'signed in: straight to the shop', input: 0, events: ['recordVisit: done#1'], ends: 'redirecting' },
    {
      name: 'nobody signed in: on without a donation by choice only',
      input: 0,
      events: ['recordVisit: done#2', 'visit.withoutDonation', 'recordVisit: done#1'],
      ends: 'redirecting',
      knows: { isAnonymous: true },
    },
    { name: 'a shop that has gone says so', input: 0, events: ['recordVisit: done#3'], ends: 'retailerGone' },
    {
      name: 'a visit that could not be noted is tried again, until it is',
      input: 0,
      events: ['after: patience', 'visit.retried', 'recordVisit: error', 'visit.retried', 'recordVisit: done#1'],
      ends: 'redirecting',
    },
  ],
})
