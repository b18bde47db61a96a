import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

export interface SwitchCause {
  id: number
  name: string
}

/** `notTaking`: it rests, is closing or was refused (G-029). */
export type SwitchOutcome = 'saved' | 'notTaking'

/** F-129, E-040, X-071: what is bought from now on raises for another cause; what was raised stays where it is. */
export const causeSwitchMachine = setup({
  types: {} as {
    context: { cause: SwitchCause | null }
    events:
      | { type: 'cause.chosen'; cause: SwitchCause }
      | { type: 'switch.confirmed' }
      | { type: 'switch.declined' }
      | { type: 'list.reopened' }
    tags: 'busy'
  },
  actors: { saveCause: placeholder<SwitchOutcome, { cause: SwitchCause | null }>() },
  actions: { keepCause: assign((_, { cause }: { cause: SwitchCause }) => ({ cause })), forgetCause: assign({ cause: null }) },
  guards: { isSaved: (_, { outcome }: { outcome: SwitchOutcome }) => outcome === 'saved' },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'causeSwitch',
  description: 'Changing the cause you support.',
  context: { cause: null },
  initial: 'list',
  states: {
    list: {
      description: 'The cause of now, and a search for another.',
      on: {
        'cause.chosen': { target: 'confirming', actions: { type: 'keepCause', params: ({ event }) => ({ cause: event.cause }) } },
      },
    },
    confirming: {
      description: 'What changes and what does not, before anything is changed.',
      on: { 'switch.confirmed': { target: 'saving' }, 'switch.declined': { target: 'list', actions: 'forgetCause' } },
    },
    saving: {
      description: 'The choice is on its way.',
      tags: 'busy',
      invoke: {
        id: 'saveCause',
        src: 'saveCause',
        input: ({ context }) => ({ cause: context.cause }),
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => ({ outcome: event.output }) }, target: 'saved' },
          { target: 'notTaking' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    saved: { description: 'The new cause is chosen.', on: { 'list.reopened': { target: 'list', actions: 'forgetCause' } } },
    notTaking: {
      description: 'That cause takes no new supporters (G-029): the cause is as it was, and another can be chosen.',
      on: { 'list.reopened': { target: 'list', actions: 'forgetCause' } },
    },
    failed: {
      description: 'The choice could not be saved, and the cause is as it was; the list is opened again (E-040).',
      on: { 'list.reopened': { target: 'list', actions: 'forgetCause' }, 'switch.confirmed': { target: 'saving' } },
    },
  },
})
