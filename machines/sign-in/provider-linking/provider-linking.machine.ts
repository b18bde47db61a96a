import { setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

export type LinkingOutcome = 'linked' | 'taken' | 'refused'

export type ProviderLinkingEvent = { type: 'link.accepted' } | { type: 'link.skipped' }

/**
 * F-042, F-043: whoever came with an account of Facebook or Apple that nobody here knew, and has logged in or signed up since, is offered to connect
 * the two. What the provider gave is held by the page, not by the chart, and forgotten at the end.
 */
export const providerLinkingMachine = setup({
  types: {} as { events: ProviderLinkingEvent; tags: 'busy' },
  actors: { link: placeholder<LinkingOutcome>() },
  guards: {
    isLinked: (_, params: { outcome: LinkingOutcome }) => params.outcome === 'linked',
    isTaken: (_, params: { outcome: LinkingOutcome }) => params.outcome === 'taken',
  },
  delays: { patience: patience.provenCall },
}).createMachine({
  id: 'providerLinking',
  description: 'Connecting a Facebook or Apple account to an account here.',
  initial: 'offered',
  states: {
    offered: {
      description: 'The person is asked whether they want to log in with it from now on.',
      on: { 'link.accepted': { target: 'activating' }, 'link.skipped': { target: 'skipped' } },
    },
    activating: {
      description: 'The two are being connected.',
      tags: 'busy',
      invoke: {
        id: 'link',
        src: 'link',
        onDone: [
          { guard: { type: 'isLinked', params: ({ event }) => ({ outcome: event.output }) }, target: 'active' },
          { guard: { type: 'isTaken', params: ({ event }) => ({ outcome: event.output }) }, target: 'taken' },
          { target: 'refused' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'They could not be connected just now; it can be tried again, or left.',
      on: { 'link.accepted': { target: 'activating' }, 'link.skipped': { target: 'skipped' } },
    },
    taken: {
      description: 'It is connected to another person’s account here already.',
      on: { 'link.skipped': { target: 'skipped' } },
    },
    refused: {
      description: 'The provider does not vouch for it any more: logging in with it again starts afresh.',
      on: { 'link.skipped': { target: 'skipped' } },
    },
    active: { description: 'From now on the person can log in with it.', type: 'final' },
    skipped: { description: 'The person goes on without.', type: 'final' },
  },
})
