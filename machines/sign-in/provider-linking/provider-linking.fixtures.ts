import { fixturesFor } from '#machines/fixtures.ts'
import { type LinkingOutcome, providerLinkingMachine } from './provider-linking.machine.ts'

const outcomes = ['linked', 'taken', 'refused'] satisfies LinkingOutcome[]

export const providerLinkingFixtures = fixturesFor(providerLinkingMachine, {
  items: 'F-042',
  inputs: [undefined],
  events: { 'link.accepted': [{ type: 'link.accepted' }], 'link.skipped': [{ type: 'link.skipped' }] },
  outcomes: { link: { outputs: outcomes, fails: true } },
  invariants: [],
  pinned: [
    { name: 'F-042 connected', input: 0, events: ['link.accepted', 'link: done#1'], ends: 'active' },
    { name: 'F-042 skipped', input: 0, events: ['link.skipped'], ends: 'skipped' },
    {
      name: 'F-042 failed, tried again',
      input: 0,
      events: ['link.accepted', 'link: error', 'link.accepted', 'link: done#1'],
      ends: 'active',
    },
    { name: 'silence, then left', input: 0, events: ['link.accepted', 'after: patience', 'link.skipped'], ends: 'skipped' },
    { name: 'somebody else’s already', input: 0, events: ['link.accepted', 'link: done#2', 'link.skipped'], ends: 'skipped' },
    { name: 'no longer vouched for', input: 0, events: ['link.accepted', 'link: done#3', 'link.skipped'], ends: 'skipped' },
    { name: 'another person’s stays theirs', input: 0, events: ['link.accepted', 'link: done#2'], ends: 'taken' },
    { name: 'a stale proof is said to be', input: 0, events: ['link.accepted', 'link: done#3'], ends: 'refused' },
    ...['link: error', 'after: patience'].map((fault) => ({
      name: `what may not be connected says so: ${fault}`,
      input: 0,
      events: ['link.accepted', fault],
      ends: 'failed',
    })),
  ],
})
