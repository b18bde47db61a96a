import { fixturesFor } from '#machines/fixtures.ts'
import { consentJourneys } from './consent.journeys.ts'
import { consentMachine } from './consent.machine.ts'

export const consentFixtures = fixturesFor(consentMachine, {
  items: 'F-076',
  inputs: [undefined],
  events: {
    'choices.read': [
      { type: 'choices.read', kept: null },
      { type: 'choices.read', kept: { analytics: true, advertising: false } },
    ],
    'choices.told': [
      { type: 'choices.told', choices: { analytics: false, advertising: true } },
      { type: 'choices.told', choices: { analytics: false, advertising: false } },
    ],
    'consent.givenToAll': [{ type: 'consent.givenToAll' }],
    'consent.refusedForAll': [{ type: 'consent.refusedForAll' }],
    'choices.saved': [
      { type: 'choices.saved', choices: { analytics: true, advertising: false } },
      { type: 'choices.saved', choices: { analytics: false, advertising: false } },
    ],
    'preferences.opened': [{ type: 'preferences.opened' }],
    'preferences.closed': [{ type: 'preferences.closed' }],
  },
  outcomes: {},
  invariants: [
    [
      'T-018 nothing is allowed before a decision',
      (snapshot) => snapshot.hasTag('decided') || !(snapshot.context.choices.analytics || snapshot.context.choices.advertising),
    ],
  ],
  pinned: [
    { name: 'who has not been asked is asked', input: 0, events: ['choices.read#1'], ends: 'asked' },
    { name: 'who has decided is not asked again', input: 0, events: ['choices.read#2'], ends: 'decided' },
    { name: 'an outside manager’s word counts', input: 0, events: ['choices.told#1'], ends: 'decided' },
    { name: 'and its change of mind', input: 0, events: ['choices.told#1', 'choices.told#2'], ends: 'decided' },
    { name: 'yes to all', input: 0, events: ['choices.read#1', 'consent.givenToAll'], ends: 'decided' },
    { name: 'no to all', input: 0, events: ['choices.read#1', 'consent.refusedForAll'], ends: 'decided' },
    {
      name: 'purpose by purpose',
      input: 0,
      events: ['choices.read#1', 'preferences.opened', 'choices.saved#1'],
      ends: 'decided',
    },
    {
      name: 'closing the choices is no answer',
      input: 0,
      events: ['choices.read#1', 'preferences.opened', 'preferences.closed'],
      ends: 'asked',
    },
    { name: 'a choice can be looked at again', input: 0, events: ['choices.read#2', 'preferences.opened'], ends: 'changing' },
    { name: 'and changed', input: 0, events: ['choices.read#2', 'preferences.opened', 'choices.saved#2'], ends: 'decided' },
    { name: 'or left', input: 0, events: ['choices.read#2', 'preferences.opened', 'preferences.closed'], ends: 'decided' },
    ...consentJourneys,
  ],
})
