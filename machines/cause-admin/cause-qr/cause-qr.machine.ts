import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** The page that the code leads to, and the code as rows of dark and light squares. */
export interface CauseQr {
  causeName: string
  /** The address of its logo; null where it has none. */
  picture: string | null
  address: string
  squares: boolean[][]
}

/** F-155, R-141, U-062: the code of a cause's page, to be downloaded and printed. */
export const causeQrMachine = setup({
  types: {} as {
    context: { found: CauseQr | null }
    events: { type: 'download.asked' } | { type: 'print.asked' } | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: { generate: placeholder<CauseQr>() },
  actions: {
    keepFound: assign((_, { found }: { found: CauseQr }) => ({ found })),
    download: (_, _found: { found: CauseQr | null }) => {},
    print: () => {},
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'causeQr',
  description: 'The code that leads a phone to the page of a cause.',
  context: { found: null },
  initial: 'generating',
  states: {
    generating: {
      description: 'Asking where the page is, and making its code.',
      tags: 'busy',
      invoke: {
        id: 'generate',
        src: 'generate',
        onDone: { target: 'shown', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    shown: {
      description: 'The code, which can be downloaded and printed.',
      on: {
        'download.asked': { actions: { type: 'download', params: ({ context }) => ({ found: context.found }) } },
        'print.asked': { actions: 'print' },
      },
    },
    failed: {
      description: 'It could not be made; it can be asked for again.',
      on: { 'page.refreshed': { target: 'generating' } },
    },
  },
})
