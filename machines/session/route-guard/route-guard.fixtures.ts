import { fixturesFor } from '#machines/fixtures.ts'
import { type RouteGuardInput, routeGuardMachine } from './route-guard.machine.ts'

const supporter: RouteGuardInput = {
  level: 'full',
  role: null,
  causeId: null,
  ignoresUrlCauseId: false,
  authState: 'authenticatedFull',
  adminCauses: [],
  isSupport: false,
}

export const routeGuardFixtures = fixturesFor(routeGuardMachine, {
  items: 'F-006',
  inputs: [
    supporter,
    { ...supporter, authState: 'authenticatedSemi' },
    { ...supporter, level: 'semi', authState: 'unauthenticated' },
    { ...supporter, level: 'unauthenticated', authState: 'unauthenticated' },
    { ...supporter, role: 'causeAdmin', causeId: 7, adminCauses: [3] },
    { ...supporter, role: 'causeAdmin', causeId: 3, adminCauses: [3] },
    { ...supporter, role: 'causeAdmin', ignoresUrlCauseId: true },
    { ...supporter, role: 'causeAdmin', ignoresUrlCauseId: true, adminCauses: [3] },
    { ...supporter, role: 'support' },
    { ...supporter, role: 'support', isSupport: true },
  ],
  events: { 'xstate.none': [] },
  outcomes: {},
  invariants: [
    [
      'a page for signed-in people never opens for nobody',
      (snapshot) =>
        !(snapshot.context.level === 'full' && snapshot.context.authState === 'unauthenticated' && snapshot.matches('allowed')),
    ],
    [
      'the login page and the panel let those in whom the guard sends there',
      (snapshot) =>
        !snapshot.matches('redirectPanel') ||
        snapshot.context.authState !== 'unauthenticated' ||
        snapshot.context.level === 'unauthenticated',
    ],
  ],
  pinned: [
    { name: 'a recognised person is asked to log in for a full page', input: 1, events: [], ends: 'redirectLogin' },
    { name: 'another cause’s page is not opened', input: 4, events: [], ends: 'redirectPanel' },
  ],
})
