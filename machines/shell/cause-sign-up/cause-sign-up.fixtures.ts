import { fixturesFor } from '#machines/fixtures.ts'
import { causeSignUpMachine } from './cause-sign-up.machine.ts'

const read = (flag: boolean | string | number | undefined) => ({ type: 'flag.read' as const, flag })

export const causeSignUpFixtures = fixturesFor(causeSignUpMachine, {
  items: 'F-068',
  inputs: [undefined],
  events: {
    'flag.read': [read(true), read(false), read(7), read(undefined), read(-1)],
    'cause.seen': [
      { type: 'cause.seen', causeId: 3 },
      { type: 'cause.seen', causeId: 4 },
    ],
  },
  outcomes: {},
  invariants: [
    [
      'nobody is sent to a cause that is not known',
      (snapshot) => !snapshot.matches('withCause') || snapshot.context.causeId !== null,
    ],
    ['what is waited for is not known', (snapshot) => !snapshot.matches('noCauseYet') || snapshot.context.causeId === null],
  ],
  pinned: [
    { name: 'the flag is on when a cause has been seen', input: 0, events: ['cause.seen#1', 'flag.read#1'], ends: 'withCause' },
    { name: 'the flag is on before a cause is seen', input: 0, events: ['flag.read#1', 'cause.seen#1'], ends: 'withCause' },
    { name: 'the flag is on, and no cause is seen', input: 0, events: ['flag.read#1'], ends: 'noCauseYet' },
    { name: 'the flag is off', input: 0, events: ['cause.seen#1', 'flag.read#2'], ends: 'off' },
    { name: 'the flag is not there', input: 0, events: ['cause.seen#1', 'flag.read#4'], ends: 'off' },
    { name: 'the flag names a campaign’s cause', input: 0, events: ['flag.read#3'], ends: 'withCause' },
    { name: 'the flag names no cause that there could be', input: 0, events: ['flag.read#5'], ends: 'off' },
  ],
})
