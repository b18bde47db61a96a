import { fixturesFor } from '#machines/fixtures.ts'
import { termsAcceptanceMachine } from './terms-acceptance.machine.ts'

export const termsAcceptanceFixtures = fixturesFor(termsAcceptanceMachine, {
  items: 'F-069',
  inputs: [undefined],
  events: { 'terms.accepted': [{ type: 'terms.accepted' }], 'terms.postponed': [{ type: 'terms.postponed' }] },
  outcomes: { accept: { outputs: [undefined], fails: true } },
  invariants: [['an end is an end', (snapshot) => !snapshot.hasTag('open') || snapshot.status === 'active']],
  pinned: [
    { name: 'F-069 accepted', input: 0, events: ['terms.accepted', 'accept: done'], ends: 'accepted', does: ['reloadPerson'] },
    {
      name: 'lost, then sent again',
      input: 0,
      events: ['terms.accepted', 'accept: error', 'terms.accepted', 'accept: done'],
      ends: 'accepted',
    },
    { name: 'left for another day', input: 0, events: ['terms.postponed'], ends: 'postponed' },
    ...['accept: error', 'after: patience'].map((fault) => ({
      name: `a yes that may not have arrived says so: ${fault}`,
      input: 0,
      events: ['terms.accepted', fault],
      ends: 'failed',
    })),
    {
      name: 'and can be left for another day',
      input: 0,
      events: ['terms.accepted', 'accept: error', 'terms.postponed'],
      ends: 'postponed',
    },
  ],
})
