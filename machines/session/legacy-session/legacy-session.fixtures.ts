import { fixturesFor } from '#machines/fixtures.ts'
import { legacySessionJourneys } from './legacy-session.journeys.ts'
import { type LegacyCheck, legacySessionMachine, type Retrofit } from './legacy-session.machine.ts'

const checks = ['valid', 'dead', 'absent', 'unknown'] satisfies LegacyCheck[]
const retrofits = ['retrofitted', 'notPossible'] satisfies Retrofit[]

export const legacySessionFixtures = fixturesFor(legacySessionMachine, {
  items: 'F-026',
  inputs: [undefined],
  events: { 'check.asked': [{ type: 'check.asked' }], 'session.ended': [{ type: 'session.ended' }] },
  outcomes: { checkLoggedIn: { outputs: checks, fails: true }, retrofitSession: { outputs: retrofits, fails: true } },
  invariants: [],
  pinned: [
    {
      name: 'F-027 a dead id is dropped and a fresh session is made',
      input: 0,
      events: ['check.asked', 'checkLoggedIn: done#2', 'retrofitSession: done#1'],
      ends: 'valid',
    },
    {
      name: 'without tokens a dead id is only dropped',
      input: 0,
      events: ['check.asked', 'checkLoggedIn: done#2', 'retrofitSession: done#2'],
      ends: 'dropped',
    },
    { name: 'no answer concludes nothing', input: 0, events: ['check.asked', 'checkLoggedIn: error'], ends: 'unknown' },
    { name: 'F-026 a session that holds stays', input: 0, events: ['check.asked', 'checkLoggedIn: done#1'], ends: 'valid' },
    { name: 'no id, nothing to do', input: 0, events: ['check.asked', 'checkLoggedIn: done#3'], ends: 'dropped' },
    { name: 'a silent server is not waited for', input: 0, events: ['check.asked', 'after: patience'], ends: 'unknown' },
    {
      name: 'a retrofit that fails leaves the tokens alone',
      input: 0,
      events: ['check.asked', 'checkLoggedIn: done#2', 'retrofitSession: error'],
      ends: 'dropped',
    },
    ...legacySessionJourneys,
  ],
})
