import { assign, setup } from 'xstate'

/** What a person may allow beyond what the site needs to work. */
export interface Choices {
  analytics: boolean
  advertising: boolean
}

/** `kept` is what this device remembers; null when the person has not been asked. `choices.told` comes from an outside consent manager. */
export type ConsentEvent =
  | { type: 'choices.read'; kept: Choices | null }
  | { type: 'choices.told'; choices: Choices }
  | { type: 'consent.givenToAll' }
  | { type: 'consent.refusedForAll' }
  | { type: 'choices.saved'; choices: Choices }
  | { type: 'preferences.opened' }
  | { type: 'preferences.closed' }

interface ConsentContext {
  choices: Choices
}

const none: Choices = { analytics: false, advertising: false }

/** F-076, X-062, T-018: nothing that is not needed happens before the person has said yes. */
export const consentMachine = setup({
  types: {} as { context: ConsentContext; events: ConsentEvent; tags: 'decided' },
  actions: {
    keepChoices: assign((_, params: { choices: Choices }) => ({ choices: params.choices })),
    storeChoices: () => {},
  },
  guards: { isKept: (_, params: { kept: Choices | null }) => params.kept !== null },
}).createMachine({
  id: 'consent',
  description: 'Tracking consent.',
  context: { choices: none },
  initial: 'unknown',
  on: {
    'choices.told': {
      target: '.decided',
      actions: { type: 'keepChoices', params: ({ event }) => ({ choices: event.choices }) },
    },
  },
  states: {
    unknown: {
      description: 'This device has not been looked at yet; nothing is measured.',
      on: {
        'choices.read': [
          {
            guard: { type: 'isKept', params: ({ event }) => ({ kept: event.kept }) },
            target: 'decided',
            actions: { type: 'keepChoices', params: ({ event }) => ({ choices: event.kept ?? none }) },
          },
          { target: 'asked' },
        ],
      },
    },
    asked: {
      description: 'The person is asked, in a bar that covers nothing; nothing is measured meanwhile.',
      on: {
        'consent.givenToAll': {
          target: 'decided',
          actions: [{ type: 'keepChoices', params: { choices: { analytics: true, advertising: true } } }, 'storeChoices'],
        },
        'consent.refusedForAll': {
          target: 'decided',
          actions: [{ type: 'keepChoices', params: { choices: none } }, 'storeChoices'],
        },
        'preferences.opened': { target: 'choosing' },
      },
    },
    choosing: {
      description: 'The person chooses purpose by purpose.',
      on: {
        'choices.saved': {
          target: 'decided',
          actions: [{ type: 'keepChoices', params: ({ event }) => ({ choices: event.choices }) }, 'storeChoices'],
        },
        'preferences.closed': { target: 'asked' },
      },
    },
    decided: {
      description: 'The person has given or refused consent, purpose by purpose.',
      tags: 'decided',
      on: { 'preferences.opened': { target: 'changing' } },
    },
    changing: {
      description: 'The person changes what they had chosen; until they save, it holds.',
      tags: 'decided',
      on: {
        'choices.saved': {
          target: 'decided',
          actions: [{ type: 'keepChoices', params: ({ event }) => ({ choices: event.choices }) }, 'storeChoices'],
        },
        'preferences.closed': { target: 'decided' },
      },
    },
  },
})
