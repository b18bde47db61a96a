import { fixturesFor } from '../../fixtures.ts'
import { logoutMachine } from './logout.machine.ts'

export const logoutFixtures = fixturesFor(logoutMachine, {
  inputs: [undefined],
  events: { 'xstate.none': [] },
  outcomes: { requestLogout: { outputs: [undefined], fails: true }, clearSession: { outputs: [undefined], fails: true } },
  invariants: [],
  pinned: [
    {
      name: 'a server that does not answer does not keep anybody signed in',
      input: 0,
      events: ['after: patience', 'clearSession: done'],
      ends: 'done',
    },
  ],
})
