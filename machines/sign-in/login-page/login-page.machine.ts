import { assign, setup } from 'xstate'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import { patience, placeholder } from '#machines/placeholder.ts'
import type { Arrival } from '../provider-login/provider-login.machine.ts'

/** What the address of the page meant, and where to go on to afterwards; null where it does not say. */
export interface Arrived {
  arrival: Arrival
  forward: string | null
}

interface LoginPageContext {
  arrived: Arrived | null
  /** The provider that was chosen before its part of the page had been loaded. */
  chosen: ProviderName | null
  /** The provider whose answer is being waited for. */
  waitsFor: ProviderName | null
}

export type LoginPageEvent =
  /** Who is here, and whether the address has brought an answer of a provider. */
  | { type: 'person.known'; isHere: boolean; isReturned: boolean }
  | { type: 'person.entered' }
  | { type: 'provider.chosen'; provider: ProviderName }
  | { type: 'provider.waits'; provider: ProviderName | null }

type Known = { isHere: boolean; isReturned: boolean }

/**
 * N-055: the page where one logs in, around the charts of its form and its providers. Where the address itself says something, it is settled first
 * who is here: a dialog must not begin for somebody who is logged in. Who is, goes on; a window of a provider only hands over.
 */
export const loginPageMachine = setup({
  types: {} as {
    context: LoginPageContext
    input: { provider: ProviderName | null; forward: string | null }
    events: LoginPageEvent
  },
  actors: { readArrival: placeholder<Arrived>() },
  actions: {
    keepArrived: assign((_, { arrived }: { arrived: Arrived }) => ({ arrived })),
    keepChosen: assign((_, { provider }: { provider: ProviderName }) => ({ chosen: provider, waitsFor: provider })),
    keepWaiting: assign((_, { provider }: { provider: ProviderName | null }) => ({ waitsFor: provider })),
    waitForNobody: assign({ waitsFor: null }),
  },
  guards: {
    isNamed: ({ context }) => context.waitsFor !== null,
    mayGoOn: (_, { isHere, isReturned }: Known) => isHere && !isReturned,
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'loginPage',
  description: 'The login page and every way to log in.',
  context: ({ input }) => ({
    arrived: input.provider ? null : { arrival: { kind: 'choice' }, forward: input.forward },
    chosen: null,
    waitsFor: input.provider,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'Does the address name a provider?',
      always: [{ guard: 'isNamed', target: 'settling' }, { target: 'asking' }],
    },
    settling: {
      description: 'It does: first it must be known who is here.',
      on: {
        'person.known': [
          {
            guard: { type: 'mayGoOn', params: ({ event }) => ({ isHere: event.isHere, isReturned: event.isReturned }) },
            target: 'entered',
          },
          { target: 'arriving' },
        ],
        'person.entered': { target: 'entered' },
      },
    },
    arriving: {
      description: 'What the address means: an answer counts only for the device that asked, and once.',
      invoke: {
        id: 'readArrival',
        src: 'readArrival',
        onDone: { target: 'asking', actions: { type: 'keepArrived', params: ({ event }) => ({ arrived: event.output }) } },
        onError: { target: 'asking', actions: 'waitForNobody' },
      },
      after: { patience: { target: 'asking', actions: 'waitForNobody' } },
      on: { 'person.entered': { target: 'entered' } },
    },
    asking: {
      description: 'The form, and the providers, each with a chart of its own.',
      on: {
        'person.known': {
          guard: { type: 'mayGoOn', params: ({ event }) => ({ isHere: event.isHere, isReturned: event.isReturned }) },
          target: 'entered',
        },
        'person.entered': { target: 'entered' },
        'provider.chosen': { actions: { type: 'keepChosen', params: ({ event }) => ({ provider: event.provider }) } },
        'provider.waits': { actions: { type: 'keepWaiting', params: ({ event }) => ({ provider: event.provider }) } },
      },
    },
    entered: { description: 'Logged in, now or already: on to where the person was going.' },
  },
})
