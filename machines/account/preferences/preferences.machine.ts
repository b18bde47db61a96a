import { assign, setup } from 'xstate'
import type { Preferences } from '#contract/account/user.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

interface PreferencesContext {
  preferences: Preferences | null
}

/** F-125, E-052: the switches. */
export const preferencesMachine = setup({
  types: {} as {
    context: PreferencesContext
    events:
      | { type: 'preferences.submitted'; preferences: Preferences }
      | { type: 'page.refreshed' }
      | { type: 'submission.retried' }
    tags: 'busy' | 'editable'
  },
  actors: {
    readPreferences: placeholder<Preferences>(),
    savePreferences: placeholder<void, { preferences: Preferences | null }>(),
  },
  actions: { keepPreferences: assign((_, { preferences }: { preferences: Preferences }) => ({ preferences })) },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'preferences',
  description: 'Email and tracking preferences.',
  context: { preferences: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking for the preferences.',
      tags: 'busy',
      invoke: {
        id: 'readPreferences',
        src: 'readPreferences',
        onDone: {
          target: 'shown',
          actions: { type: 'keepPreferences', params: ({ event }) => ({ preferences: event.output }) },
        },
        onError: { target: 'loadFailed' },
      },
      after: { patience: { target: 'loadFailed' } },
    },
    loadFailed: {
      description: 'The preferences could not be loaded; they can be asked for again.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    shown: {
      description: 'Each switch as it stands.',
      tags: 'editable',
      on: {
        'preferences.submitted': {
          target: 'saving',
          actions: { type: 'keepPreferences', params: ({ event }) => ({ preferences: event.preferences }) },
        },
      },
    },
    saving: {
      description: 'The switches are on their way.',
      tags: ['busy', 'editable'],
      invoke: {
        id: 'savePreferences',
        src: 'savePreferences',
        input: ({ context }) => ({ preferences: context.preferences }),
        onDone: { target: 'saved' },
        onError: { target: 'saveFailed' },
      },
      after: { patience: { target: 'saveFailed' } },
    },
    saved: {
      description: 'They are saved; more can be changed.',
      tags: 'editable',
      on: {
        'preferences.submitted': {
          target: 'saving',
          actions: { type: 'keepPreferences', params: ({ event }) => ({ preferences: event.preferences }) },
        },
      },
    },
    saveFailed: {
      description: 'They could not be saved; what was chosen is still there.',
      tags: 'editable',
      on: {
        'preferences.submitted': {
          target: 'saving',
          actions: { type: 'keepPreferences', params: ({ event }) => ({ preferences: event.preferences }) },
        },
        'submission.retried': { target: 'saving' },
      },
    },
  },
})
