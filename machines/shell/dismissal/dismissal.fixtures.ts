import { fixturesFor } from '#machines/fixtures.ts'
import { dismissalMachine } from './dismissal.machine.ts'

export const dismissalFixtures = fixturesFor(dismissalMachine, {
  items: 'F-131',
  inputs: [{ isDismissedHere: false }, { isDismissedHere: true }],
  events: { 'tip.dismissed': [{ type: 'tip.dismissed' }] },
  outcomes: { readFlag: { outputs: [false, true], fails: true }, saveFlag: { outputs: [undefined], fails: true } },
  invariants: [
    [
      'what was put away in this session is not shown',
      (snapshot) => !snapshot.matches('notDismissed') || !snapshot.context.isDismissedHere,
    ],
    [
      'what was put away in this session is not put away again',
      (snapshot) => !snapshot.matches('saving') || !snapshot.context.isDismissedHere,
    ],
  ],
  pinned: [
    {
      name: 'F-131 put away for good',
      input: 0,
      events: ['readFlag: done#1', 'tip.dismissed', 'saveFlag: done'],
      ends: 'saved',
    },
    {
      name: 'without the server it stays away for the session',
      input: 0,
      events: ['readFlag: done#1', 'tip.dismissed', 'saveFlag: error'],
      ends: 'dismissed',
    },
    { name: 'put away elsewhere', input: 0, events: ['readFlag: done#2'], ends: 'saved' },
    { name: 'nobody knows', input: 0, events: ['readFlag: error'], ends: 'unknown' },
    { name: 'put away a page ago', input: 1, events: [], ends: 'dismissed' },
    { name: 'silence shows nothing', input: 0, events: ['after: patience'], ends: 'unknown' },
    {
      name: 'put away without an answer, it stays away for the session',
      input: 0,
      events: ['readFlag: done#1', 'tip.dismissed', 'after: patience'],
      ends: 'dismissed',
    },
  ],
})
