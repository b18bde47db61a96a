import { fixturesFor } from '#machines/fixtures.ts'
import { type CaughtKind, type ErrorBoundaryEvent, errorBoundaryMachine } from './error-boundary.machine.ts'

const kinds = ['notFound', 'serverError', 'generic'] satisfies CaughtKind[]

export const errorBoundaryFixtures = fixturesFor(errorBoundaryMachine, {
  items: 'F-081',
  inputs: [undefined],
  events: {
    'failure.caught': kinds.map(
      (kind): Extract<ErrorBoundaryEvent, { type: 'failure.caught' }> => ({ type: 'failure.caught', kind }),
    ),
    'page.left': [{ type: 'page.left' }],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {},
  invariants: [['a refresh count never grows without end', (snapshot) => snapshot.context.refreshes <= 3]],
  pinned: [
    { name: 'a server error is refreshed away', input: 0, events: ['failure.caught#2', 'page.refreshed'], ends: 'ok' },
    { name: 'at first all is well', input: 0, events: [], ends: 'ok' },
    { name: 'nothing is there', input: 0, events: ['failure.caught#1'], ends: 'notFound' },
    { name: 'the server failed', input: 0, events: ['failure.caught#2'], ends: 'serverError' },
    { name: 'something else failed', input: 0, events: ['failure.caught#3'], ends: 'generic' },
    {
      name: 'which can be refreshed, and is counted',
      input: 0,
      events: ['failure.caught#3', 'page.refreshed'],
      ends: 'ok',
      knows: { refreshes: 1 },
    },
    {
      name: 'as is a server’s error',
      input: 0,
      events: ['failure.caught#2', 'page.refreshed'],
      ends: 'ok',
      knows: { refreshes: 1 },
    },
    {
      name: 'another page begins anew',
      input: 0,
      events: ['failure.caught#2', 'page.refreshed', 'failure.caught#3', 'page.left'],
      ends: 'ok',
      knows: { refreshes: 0 },
    },
  ],
})
