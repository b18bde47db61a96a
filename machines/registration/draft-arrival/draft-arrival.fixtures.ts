import { fixturesFor } from '#machines/fixtures.ts'
import { type ArrivedDraft, draftArrivalMachine } from './draft-arrival.machine.ts'

const arrivals = ['restored', 'expired', 'invalid'] satisfies ArrivedDraft[]

export const draftArrivalFixtures = fixturesFor(draftArrivalMachine, {
  inputs: [undefined],
  events: { 'arrival.retried': [{ type: 'arrival.retried' }], 'begin.chosen': [{ type: 'begin.chosen' }] },
  outcomes: { fetchDraft: { outputs: arrivals, fails: true } },
  invariants: [],
  pinned: [
    { name: 'on with it', input: 0, events: ['fetchDraft: done#1'], ends: 'restored' },
    { name: 'too old', input: 0, events: ['fetchDraft: done#2'], ends: 'expired' },
    { name: 'no such link', input: 0, events: ['fetchDraft: done#3'], ends: 'invalid' },
    { name: 'too old, so anew', input: 0, events: ['fetchDraft: done#2', 'begin.chosen'], ends: 'begun' },
    { name: 'no such link, so anew', input: 0, events: ['fetchDraft: done#3', 'begin.chosen'], ends: 'begun' },
    {
      name: 'out of reach, then not',
      input: 0,
      events: ['fetchDraft: error', 'arrival.retried', 'fetchDraft: done#1'],
      ends: 'restored',
    },
    { name: 'silence, so anew', input: 0, events: ['after: patience', 'begin.chosen'], ends: 'begun' },
  ],
})
