import { fixturesFor, journey } from '#machines/fixtures.ts'
import { searchVisibilityMachine } from './search-visibility.machine.ts'

export const searchVisibilityFixtures = fixturesFor(searchVisibilityMachine, {
  items: 'F-145',
  inputs: [
    { isShown: false, hasLocation: true },
    { isShown: true, hasLocation: true },
    { isShown: false, hasLocation: false },
  ],
  events: { 'visibility.toggled': [{ type: 'visibility.toggled' }], 'location.added': [{ type: 'location.added' }] },
  outcomes: { saveVisibility: { outputs: ['saved', 'locationMissing'], fails: true } },
  invariants: [
    [
      'nobody waits for a location where there was one from the beginning',
      (snapshot) => !(snapshot.matches('placeless') || snapshot.matches('blocked')) || !snapshot.context.hasLocation,
    ],
  ],
  pinned: [
    journey('as it is kept: not shown', 0, '', 'off'),
    journey('as it is kept: shown', 1, '', 'on'),
    journey('as it is kept: there is no location to show', 2, '', 'placeless'),
    journey('until one is added', 2, 'location.added', 'off'),
    journey('F-145 shown', 0, 'visibility.toggled > saveVisibility: done#1', 'on'),
    journey('F-145 hidden again', 1, 'visibility.toggled > saveVisibility: done#1', 'off'),
    journey('V-035 a location must be added first', 2, 'visibility.toggled', 'blocked'),
    journey(
      'V-035 then it can be shown',
      2,
      'visibility.toggled > location.added > visibility.toggled > saveVisibility: done#1',
      'on',
    ),
    journey('a location that is added before is enough', 2, 'location.added > visibility.toggled > saveVisibility: done#1', 'on'),
    journey(
      'a failure leaves it hidden, and is tried again',
      0,
      'visibility.toggled > saveVisibility: error > visibility.toggled > saveVisibility: done#1',
      'on',
    ),
    journey(
      'a failure leaves it shown, and is tried again',
      1,
      'visibility.toggled > saveVisibility: error > visibility.toggled > saveVisibility: done#1',
      'off',
    ),
    journey('V-035, V-095 the server knows no place', 0, 'visibility.toggled > saveVisibility: done#2', 'locationGone'),
    journey('V-035 it is added again', 0, 'visibility.toggled > saveVisibility: done#2 > location.added', 'off'),
    journey(
      'or by somebody else',
      0,
      'visibility.toggled > saveVisibility: done#2 > visibility.toggled > saveVisibility: done#1',
      'on',
    ),
    ...['saveVisibility: error', 'after: patience'].map((fault) =>
      journey(`what cannot be shown is as it was: ${fault}`, 0, `visibility.toggled > ${fault}`, 'notTurnedOn'),
    ),
    ...['saveVisibility: error', 'after: patience'].map((fault) =>
      journey(`what cannot be hidden is as it was: ${fault}`, 1, `visibility.toggled > ${fault}`, 'notTurnedOff'),
    ),
  ],
})
