import { assign, setup } from 'xstate'
import type { CauseKind } from '#contract/causes/kinds.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** The page that the code leads to, and the code as rows of dark and light squares. */
export interface CauseQr {
  causeName: string
  /** The address of its logo; null where it has none. */
  picture: string | null
  kind: CauseKind
  /** The address of the wide picture of its page; null where a drawing of its kind stands in for it. */
  cover: string | null
  /** Null unless it's a registered charity whose number has been confirmed. */
  charityNumber: string | null
  address: string
  squares: boolean[][]
}

/** What the code can be taken away as: a picture of squares for screens, or one that stays sharp at any size. */
export const qrFiles = ['png', 'svg'] as const
export type QrFile = (typeof qrFiles)[number]

/** F-155, R-141, U-062: the code of a cause's page, to be downloaded and printed. */
export const causeQrMachine = setup({
  types: {} as {
    context: { found: CauseQr | null }
    events: { type: 'download.asked'; file: QrFile } | { type: 'print.asked' } | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: { generate: placeholder<CauseQr>() },
  actions: {
    keepFound: assign((_, { found }: { found: CauseQr }) => ({ found })),
    download: (_, _what: { found: CauseQr | null; file: QrFile }) => {},
    print: () => {},
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'causeQr',
  description: 'A cause’s QR code.',
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
        'download.asked': {
          actions: { type: 'download', params: ({ context, event }) => ({ found: context.found, file: event.file }) },
        },
        'print.asked': { actions: 'print' },
      },
    },
    failed: {
      description: 'It could not be made; it can be asked for again.',
      on: { 'page.refreshed': { target: 'generating' } },
    },
  },
})
