import { type Preferences, preferenceNames } from '#contract/account/user.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { preferencesJourneys } from './preferences.journeys.ts'
import { preferencesMachine } from './preferences.machine.ts'

const preferences = Object.fromEntries(preferenceNames.map((name) => [name, name === 'anonymity'])) as Preferences // fromEntries loses the key union

export const preferencesFixtures = fixturesFor(preferencesMachine, {
  items: 'F-125',
  inputs: [undefined],
  events: {
    'preferences.submitted': [{ type: 'preferences.submitted', preferences }],
    'page.refreshed': [{ type: 'page.refreshed' }],
    'submission.retried': [{ type: 'submission.retried' }],
  },
  outcomes: {
    readPreferences: { outputs: [preferences], fails: true },
    savePreferences: { outputs: [undefined], fails: true },
  },
  invariants: [
    ['what can be edited is there', (snapshot) => !snapshot.hasTag('editable') || snapshot.context.preferences !== null],
  ],
  pinned: [
    {
      name: 'F-125 loaded, changed, saved',
      input: 0,
      events: ['readPreferences: done', 'preferences.submitted', 'savePreferences: done'],
      ends: 'saved',
    },
    {
      name: 'E-052 a failure can be tried again',
      input: 0,
      events: ['readPreferences: error', 'page.refreshed', 'readPreferences: done'],
      ends: 'shown',
    },
    {
      name: 'what could not be saved is saved again',
      input: 0,
      events: [
        'readPreferences: done',
        'preferences.submitted',
        'savePreferences: error',
        'submission.retried',
        'savePreferences: done',
      ],
      ends: 'saved',
    },
    ...[[], ['preferences.submitted', 'savePreferences: done'], ['preferences.submitted', 'savePreferences: error']].map(
      (before) => ({
        name: `what is chosen is what is saved: after ${before[1] ?? 'nothing'}`,
        input: 0,
        events: ['readPreferences: done', ...before, 'preferences.submitted'],
        ends: 'saving',
        does: [`keepPreferences(${JSON.stringify({ preferences })})`],
      }),
    ),
    ...preferencesJourneys,
  ],
})
