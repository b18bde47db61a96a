import { fixturesFor } from '#machines/fixtures.ts'
import { deviceLinkMachine } from './device-link.machine.ts'

export const deviceLinkFixtures = fixturesFor(deviceLinkMachine, {
  inputs: [undefined],
  events: { 'link.asked': [{ type: 'link.asked' }], 'link.hidden': [{ type: 'link.hidden' }] },
  outcomes: { makeLink: { outputs: [{ address: 'https://farthing.example/?fp=secret' }], fails: true } },
  invariants: [
    ['the secret is there only while it is shown', (snapshot) => snapshot.matches('shown') === (snapshot.context.address !== '')],
  ],
  pinned: [
    { name: 'A-007 shown', input: 0, events: ['link.asked', 'makeLink: done'], ends: 'shown' },
    { name: 'put away again', input: 0, events: ['link.asked', 'makeLink: done', 'link.hidden'], ends: 'idle' },
    {
      name: 'after a minute there must be a new one',
      input: 0,
      events: ['link.asked', 'makeLink: done', 'after: life', 'link.asked', 'makeLink: done'],
      ends: 'shown',
    },
    {
      name: 'a failure can be tried again',
      input: 0,
      events: ['link.asked', 'makeLink: error', 'link.asked', 'makeLink: done'],
      ends: 'shown',
    },
    { name: 'silence is a failure', input: 0, events: ['link.asked', 'after: patience'], ends: 'failed' },
    { name: 'a link that could not be made says so', input: 0, events: ['link.asked', 'makeLink: error'], ends: 'failed' },
    {
      name: 'a link that has run out says so',
      input: 0,
      events: ['link.asked', 'makeLink: done', 'after: life'],
      ends: 'expired',
    },
  ],
})
