import { assign, setup } from 'xstate'
import { patience, placeholder } from './placeholder.ts'

/** A page that shows what it has read, and can be asked to read it again. */
export function reading<Found>(id: string, description: string) {
  return setup({
    types: {} as { context: { found: Found | null }; events: { type: 'page.refreshed' }; tags: 'busy' },
    actors: { read: placeholder<Found>() },
    actions: { keepFound: assign((_, { found }: { found: Found }) => ({ found })) },
    delays: { patience: patience.longCall },
  }).createMachine({
    id,
    description,
    context: { found: null },
    initial: 'loading',
    states: {
      loading: {
        description: 'Asking the server.',
        tags: 'busy',
        invoke: {
          id: 'read',
          src: 'read',
          onDone: { target: 'shown', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
          onError: { target: 'failed' },
        },
        after: { patience: { target: 'failed' } },
      },
      shown: { description: 'What was found.' },
      failed: {
        description: 'It could not be loaded; it can be asked for again.',
        on: { 'page.refreshed': { target: 'loading' } },
      },
    },
  })
}
