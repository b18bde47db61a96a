import { fixturesFor } from '#machines/fixtures.ts'
import { logoutMachine } from './logout.machine.ts'

export const logoutFixtures = fixturesFor(logoutMachine, {
  items: 'F-032',
  inputs: [undefined],
  events: { 'network.returned': [{ type: 'network.returned' }] },
  outcomes: {
    watchNetwork: { outputs: [], fails: false },
    requestLogout: { outputs: [undefined], fails: true },
    clearSession: { outputs: [undefined], fails: true },
  },
  invariants: [
    [
      'the server is never told before this device has forgotten',
      (snapshot) => !snapshot.matches('clearing') || snapshot.context.tries === 0,
    ],
  ],
  pinned: [
    {
      name: 'F-033 a server that does not answer does not keep anybody signed in',
      input: 0,
      events: ['clearSession: done', 'requestLogout: error'],
      ends: 'waiting',
    },
    {
      name: 'the server is told again when the network returns',
      input: 0,
      events: ['clearSession: done', 'requestLogout: error', 'network.returned', 'requestLogout: done'],
      ends: 'done',
    },
    {
      name: 'a storage that fails does not stop it',
      input: 0,
      events: ['clearSession: error', 'after: patience', 'after: retryDelay', 'requestLogout: done'],
      ends: 'done',
    },
    {
      name: 'it gives up after three tries',
      input: 0,
      events: [
        'clearSession: done',
        'requestLogout: error',
        'after: retryDelay',
        'requestLogout: error',
        'after: retryDelay',
        'requestLogout: error',
      ],
      ends: 'done',
    },
    {
      name: 'a storage that is silent does not stop it',
      input: 0,
      events: ['after: patience', 'requestLogout: done'],
      ends: 'done',
    },
  ],
})
