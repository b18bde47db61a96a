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
    { name: 'who is logged in opens a page of theirs', input: 0, events: [], ends: 'allowed' },
    {
      name: 'who is unknown is asked to log in for a page of somebody who is recognised',
      input: 2,
      events: [],
      ends: 'redirectLogin',
    },
    { name: 'a public page opens for everybody', input: 3, events: [], ends: 'allowed' },
    { name: 'one’s own cause’s page opens', input: 5, events: [], ends: 'allowed' },
    { name: 'who runs no cause has none to look at', input: 6, events: [], ends: 'redirectPanel' },
    { name: 'who runs one has, whatever the address says', input: 7, events: [], ends: 'allowed' },
    { name: 'the support team’s pages are closed to others', input: 8, events: [], ends: 'redirectPanel' },
    { name: 'and open to them', input: 9, events: [], ends: 'allowed' },
  ],
})
