import { fixturesFor } from '#machines/fixtures.ts'
import { addressSearchMachine } from './address-search.machine.ts'

const address = { line1: '3 Mill Lane', line2: '', town: 'Abbotsmere', postcode: 'ZZ1 2AB' }

export const addressSearchFixtures = fixturesFor(addressSearchMachine, {
  inputs: [undefined],
  events: {
    'postcode.submitted': [
      { type: 'postcode.submitted', postcode: 'ZZ1 2AB' },
      { type: 'postcode.submitted', postcode: ' ' },
    ],
    'address.chosen': [{ type: 'address.chosen', address }],
  },
  outcomes: { findAddresses: { outputs: [[address], []], fails: true } },
  invariants: [
    [
      'addresses are offered only when there are some',
      (snapshot) => snapshot.matches('found') === snapshot.context.addresses.length > 0,
    ],
  ],
  pinned: [
    {
      name: 'found and chosen',
      input: 0,
      events: ['postcode.submitted#1', 'findAddresses: done#1', 'address.chosen'],
      ends: 'chosen',
    },
    { name: 'none there', input: 0, events: ['postcode.submitted#1', 'findAddresses: done#2'], ends: 'none' },
    { name: 'out of reach', input: 0, events: ['postcode.submitted#1', 'findAddresses: error'], ends: 'failed' },
    { name: 'no postcode', input: 0, events: ['postcode.submitted#2'], ends: 'needsPostcode' },
    {
      name: 'an empty postcode offers nothing',
      input: 0,
      events: ['postcode.submitted#1', 'findAddresses: done#1', 'postcode.submitted#2'],
      ends: 'needsPostcode',
    },
    {
      name: 'asking again drops what was found',
      input: 0,
      events: ['postcode.submitted#1', 'findAddresses: done#1', 'postcode.submitted#1', 'after: patience'],
      ends: 'failed',
    },
    { name: 'nothing is asked of who has not begun', input: 0, events: [], ends: 'idle' },
    {
      name: 'it is looked for what was typed',
      input: 0,
      events: ['postcode.submitted#1'],
      ends: 'looking',
      knows: { postcode: 'ZZ1 2AB' },
    },
  ],
})
