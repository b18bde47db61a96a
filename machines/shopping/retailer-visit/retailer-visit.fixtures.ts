import { fixturesFor, journey } from '#machines/fixtures.ts'
import { retailerVisitMachine, type VisitOutcome } from './retailer-visit.machine.ts'

const outcomes = {
  recorded: { kind: 'recorded', address: '/demo-shop/alder-home' },
  signInNeeded: { kind: 'signInNeeded' },
  gone: { kind: 'gone' },
} satisfies { [Kind in VisitOutcome['kind']]: VisitOutcome }

const without = 'recordVisit: done#2 > visit.withoutDonation'

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
      knows: { address: '/demo-shop/alder-home' },
    },
    journey('a visit raises, until somebody chooses otherwise', 0, '', 'resolving'),
    journey('also when it is tried again', 0, 'recordVisit: error > visit.retried', 'resolving'),
    journey('X-045 what was chosen is on its way', 0, without, 'goingWithout', { refuses: ['visit.withoutDonation'] }),
    ...['recordVisit: error', 'after: patience'].map((fault) =>
      journey(`X-045 the choice holds for another try: ${fault}`, 0, `${without} > ${fault} > visit.retried`, 'goingWithout'),
    ),
    ...['recordVisit: error', 'after: patience'].map((fault) =>
      journey(`which has to be asked for: ${fault}`, 0, `${without} > ${fault}`, 'failedWithout'),
    ),
    journey('a shop that has gone meanwhile', 0, `${without} > recordVisit: done#3`, 'retailerGone'),
    journey('who is asked once more decides once more', 0, `${without} > recordVisit: done#2`, 'loginNeeded'),
    { name: 'a shop that has gone says so', input: 0, events: ['recordVisit: done#3'], ends: 'retailerGone' },
    {
      name: 'a visit that could not be noted is tried again, until it is',
      input: 0,
      events: ['after: patience', 'visit.retried', 'recordVisit: error', 'visit.retried', 'recordVisit: done#1'],
      ends: 'redirecting',
    },
  ],
})
