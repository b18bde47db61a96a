import { assign, fromCallback, setup } from 'xstate'
import type { ProviderName } from '#contract/sign-in/providers.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export interface LinkedProvider {
  provider: ProviderName
  clientId: string
  clientUsername: string
}

/** `taken`: that account belongs to somebody else here. */
export type ConnectOutcome = 'linked' | 'cancelled' | 'blocked' | 'taken' | 'refused'

interface LinkedProvidersContext {
  links: LinkedProvider[]
  provider: ProviderName
  unlinked: LinkedProvider | null
  fault: Exclude<ConnectOutcome, 'linked'> | null
  /** What a window brought back after it had looked closed. */
  code: string | null
}

/** F-126, F-043: the accounts of Facebook and Apple that log somebody in, and how they are connected and disconnected. */
export const linkedProvidersMachine = setup({
  types: {} as {
    context: LinkedProvidersContext
    events:
      | { type: 'list.refreshed' }
      | { type: 'provider.chosen'; provider: ProviderName }
      | { type: 'dialog.left' }
      | { type: 'answer.arrived'; code: string }
      | { type: 'link.removed'; link: LinkedProvider }
    tags: 'busy' | 'listed'
  },
  actors: {
    readLinks: placeholder<LinkedProvider[]>(),
    connect: placeholder<ConnectOutcome, { provider: ProviderName; code: string | null }>(),
    unlink: placeholder<void, { link: LinkedProvider | null }>(),
    /** Tells what a window of the provider has brought, also one that the page no longer knows. */
    hearAnswer: fromCallback(() => {}),
  },
  actions: {
    keepLinks: assign((_, { links }: { links: LinkedProvider[] }) => ({ links })),
    keepProvider: assign((_, { provider }: { provider: ProviderName }) => ({ provider, fault: null, code: null })),
    keepCode: assign((_, { code }: { code: string }) => ({ code, fault: null })),
    keepUnlinked: assign((_, { link }: { link: LinkedProvider }) => ({ unlinked: link, fault: null })),
    keepFault: assign((_, { outcome }: { outcome: ConnectOutcome }) => ({ fault: outcome === 'linked' ? null : outcome })),
  },
  guards: {
    wasCancelled: ({ context }) => context.fault === 'cancelled',
    isLinked: (_, { outcome }: { outcome: ConnectOutcome }) => outcome === 'linked',
    isConnected: ({ context }, { link }: { link: LinkedProvider }) =>
      context.links.some(({ provider, clientId }) => provider === link.provider && clientId === link.clientId),
    isNew: ({ context }, { provider }: { provider: ProviderName }) => context.links.every((link) => link.provider !== provider),
  },
  delays: { patience: patience.provenCall },
}).createMachine({
  id: 'linkedProviders',
  description: 'Connecting Facebook or Apple to log in with, and disconnecting them.',
  context: { links: [], provider: 'facebook', unlinked: null, fault: null, code: null },
  invoke: { id: 'hearAnswer', src: 'hearAnswer' },
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking what is connected.',
      tags: 'busy',
      invoke: {
        id: 'readLinks',
        src: 'readLinks',
        onDone: { target: 'list', actions: { type: 'keepLinks', params: ({ event }) => ({ links: event.output }) } },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'What is connected could not be loaded; it can be asked for again.',
      on: { 'list.refreshed': { target: 'loading' } },
    },
    list: {
      description: 'What is connected, and what could be; a service that said no is named.',
      tags: 'listed',
      on: {
        'provider.chosen': {
          guard: { type: 'isNew', params: ({ event }) => ({ provider: event.provider }) },
          target: 'linking',
          actions: { type: 'keepProvider', params: ({ event }) => ({ provider: event.provider }) },
        },
        'answer.arrived': {
          guard: 'wasCancelled',
          target: 'linking',
          actions: { type: 'keepCode', params: ({ event }) => ({ code: event.code }) },
        },
        'link.removed': {
          guard: { type: 'isConnected', params: ({ event }) => ({ link: event.link }) },
          target: 'unlinking',
          actions: { type: 'keepUnlinked', params: ({ event }) => ({ link: event.link }) },
        },
      },
    },
    linking: {
      description: 'The service asks in a window of its own; the wait can be given up.',
      tags: 'listed',
      invoke: {
        id: 'connect',
        src: 'connect',
        input: ({ context }) => ({ provider: context.provider, code: context.code }),
        onDone: [
          { guard: { type: 'isLinked', params: ({ event }) => ({ outcome: event.output }) }, target: 'loading' },
          { target: 'list', actions: { type: 'keepFault', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'notLinked' },
      },
      on: { 'dialog.left': { target: 'list' } },
    },
    notLinked: {
      description: 'The service or we could not be reached, and nothing was connected.',
      tags: 'listed',
      on: {
        'provider.chosen': {
          guard: { type: 'isNew', params: ({ event }) => ({ provider: event.provider }) },
          target: 'linking',
          actions: { type: 'keepProvider', params: ({ event }) => ({ provider: event.provider }) },
        },
        'list.refreshed': { target: 'loading' },
      },
    },
    unlinking: {
      description: 'The connection is being cut.',
      tags: ['busy', 'listed'],
      invoke: {
        id: 'unlink',
        src: 'unlink',
        input: ({ context }) => ({ link: context.unlinked }),
        onDone: { target: 'loading' },
        onError: { target: 'notUnlinked' },
      },
      after: { patience: { target: 'notUnlinked' } },
    },
    notUnlinked: {
      description: 'The connection could not be cut, and still logs the person in.',
      tags: 'listed',
      on: {
        'link.removed': {
          guard: { type: 'isConnected', params: ({ event }) => ({ link: event.link }) },
          target: 'unlinking',
          actions: { type: 'keepUnlinked', params: ({ event }) => ({ link: event.link }) },
        },
        'list.refreshed': { target: 'loading' },
      },
    },
  },
})
