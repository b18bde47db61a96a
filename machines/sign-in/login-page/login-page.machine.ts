import { type AnyActorRef, assign, forwardTo, setup } from 'xstate'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import { lazyChart, patience, placeholder } from '#machines/placeholder.ts'
import type { linkingOfferMachine } from '../linking-offer/linking-offer.machine.ts'
import type { loginMachine } from '../login/login.machine.ts'
import type { Arrival, providerLoginMachine } from '../provider-login/provider-login.machine.ts'

/** What the address of the page meant, and where to go on to afterwards; null where it does not say. */
export interface Arrived {
  arrival: Arrival
  forward: string | null
}

interface LoginPageContext extends Arrived {
  /** The provider that the person waits for while its part of the page isn't there. */
  waitsFor: ProviderName | null
}

export type LoginPageEvent =
  /** Who is here, and whether the address has brought an answer of a provider. */
  { type: 'person.known'; isHere: boolean; isReturned: boolean } | { type: 'provider.chosen'; provider: ProviderName }

type Known = { isHere: boolean; isReturned: boolean }

/**
 * N-055: the page where one logs in. It holds the charts of its form, of its providers and of what is offered afterwards. Where the address itself says
 * something, it is settled first who is here: a dialog must not begin for somebody who is logged in. Who is, goes on; a window of a provider only hands over.
 */
export const loginPageMachine = setup({
  types: {} as {
    context: LoginPageContext
    input: { provider: ProviderName | null; forward: string | null }
    events: LoginPageEvent
    children: { login: 'login'; providerLogin: 'providerLogin'; linkingOffer: 'linkingOffer' }
  },
  actors: {
    login: lazyChart<typeof loginMachine>('login'),
    providerLogin: lazyChart<typeof providerLoginMachine>('providerLogin'),
    linkingOffer: lazyChart<typeof linkingOfferMachine>('linkingOffer'),
    readArrival: placeholder<Arrived>(),
    loadProviders: placeholder<void>(),
    /** The form is a child of the page, beside what waits for it. */
    waitForForm: placeholder<void, { page: AnyActorRef }>(),
  },
  actions: {
    keepArrived: assign((_, arrived: Arrived) => arrived),
    keepChosen: assign((_, { provider }: { provider: ProviderName }) => ({
      arrival: { kind: 'chosen' as const, provider },
      waitsFor: provider,
    })),
    waitForNobody: assign({ waitsFor: null }),
    askProvider: forwardTo('providerLogin'),
  },
  guards: {
    isNamed: ({ context }) => context.waitsFor !== null,
    waitsForNone: ({ context }) => context.waitsFor === null,
    // A provider's window is somebody's who is here, and has to hand over what it was opened for. Its address no longer says so once it is tidied.
    mayGoOn: ({ context }, { isHere, isReturned }: Known) => isHere && !isReturned && context.arrival.kind !== 'window',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'loginPage',
  description: 'The login page and every way to log in.',
  context: ({ input }) => ({ arrival: { kind: 'choice' }, forward: input.forward, waitsFor: input.provider }),
  initial: 'outside',
  states: {
    outside: {
      description: 'The form stands, with a chart of its own: it always works.',
      invoke: { id: 'login', src: 'login', onDone: { target: 'entered' } },
      on: {
        'person.known': {
          guard: { type: 'mayGoOn', params: ({ event }) => event },
          target: '.finishing',
        },
      },
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
                guard: { type: 'mayGoOn', params: ({ event }) => event },
                target: 'finishing',
              },
              { target: 'arriving' },
            ],
          },
        },
        arriving: {
          description: 'What the address means: an answer counts only for the device that asked, and once.',
          invoke: {
            id: 'readArrival',
            src: 'readArrival',
            onDone: { target: 'asking', actions: { type: 'keepArrived', params: ({ event }) => event.output } },
            onError: { target: 'asking', actions: 'waitForNobody' },
          },
          after: { patience: { target: 'asking', actions: 'waitForNobody' } },
        },
        asking: {
          description: 'The person may choose: the form, or a provider.',
          initial: 'loading',
          states: {
            loading: {
              description:
                'What asks the providers is loaded. One that is chosen meanwhile is asked as soon as it is there, and no other can be chosen until then.',
              invoke: {
                id: 'loadProviders',
                src: 'loadProviders',
                onDone: { target: 'offered', actions: 'waitForNobody' },
                onError: { target: 'notLoaded' },
              },
              after: { patience: { target: 'notLoaded' } },
              on: {
                'provider.chosen': {
                  guard: 'waitsForNone',
                  actions: { type: 'keepChosen', params: ({ event }) => event },
                },
              },
            },
            offered: {
              description: 'Asking a provider has a chart of its own.',
              invoke: {
                id: 'providerLogin',
                src: 'providerLogin',
                input: ({ context }) => ({ arrival: context.arrival }),
                onDone: { target: '#loginPage.entered' },
              },
              on: { 'provider.chosen': { actions: 'askProvider' } },
            },
            notLoaded: {
              description: 'It could not be loaded, or there are no providers here. Choosing one tries again.',
              on: {
                'provider.chosen': {
                  target: 'loading',
                  actions: { type: 'keepChosen', params: ({ event }) => event },
                },
              },
            },
          },
        },
        finishing: {
          description: 'Somebody is here. If the form is just being sent, its own chart says first what became of it.',
          invoke: {
            id: 'waitForForm',
            src: 'waitForForm',
            input: ({ self }) => ({ page: self }),
            onDone: { target: '#loginPage.entered' },
            onError: { target: '#loginPage.entered' },
          },
          after: { patience: { target: '#loginPage.entered' } },
          on: { 'person.known': {} },
        },
      },
    },
    entered: {
      description: 'Logged in, now or already. What was brought along may be connected: that has a chart of its own.',
      invoke: { id: 'linkingOffer', src: 'linkingOffer', onDone: { target: '.over' } },
      initial: 'connecting',
      states: {
        connecting: { description: 'Is there something to connect?' },
        over: { description: 'On to where the person was going.' },
      },
    },
  },
})
