import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

export interface DataFile {
  id: string
  created: string
  expiry: string
}
export interface DataFiles {
  files: DataFile[]
  isPreparing: boolean
}

/** `expired`: the copy was kept for its time, and is gone. */
export type DownloadOutcome = 'begun' | 'expired'

interface DataDownloadContext {
  files: DataFile[]
  wanted: string
}

/** F-127, C-059, E-047: one's own data as an archive, which takes its time to be made and is then kept for a while. */
export const dataDownloadMachine = setup({
  types: {} as {
    context: DataDownloadContext
    events: { type: 'data.requested' } | { type: 'file.downloaded'; id: string } | { type: 'page.refreshed' }
    tags: 'busy'
  },
  actors: {
    readFiles: placeholder<DataFiles>(),
    requestData: placeholder<void>(),
    download: placeholder<DownloadOutcome, { id: string }>(),
  },
  actions: {
    keepFiles: assign((_, { found }: { found: DataFiles }) => ({ files: found.files })),
    keepWanted: assign((_, { id }: { id: string }) => ({ wanted: id })),
  },
  guards: {
    isPreparing: (_, { found }: { found: DataFiles }) => found.isPreparing,
    isExpired: (_, { outcome }: { outcome: DownloadOutcome }) => outcome === 'expired',
    hasFiles: (_, { found }: { found: DataFiles }) => found.files.length > 0,
  },
  delays: { patience: patience.provenCall },
}).createMachine({
  id: 'dataDownload',
  description: 'Asking for a copy of your data and downloading it.',
  context: { files: [], wanted: '' },
  initial: 'loading',
  states: {
    loading: {
      description: 'What has been asked for, and what is ready?',
      tags: 'busy',
      invoke: {
        id: 'readFiles',
        src: 'readFiles',
        onDone: [
          {
            guard: { type: 'isPreparing', params: ({ event }) => ({ found: event.output }) },
            target: 'preparing',
            actions: { type: 'keepFiles', params: ({ event }) => ({ found: event.output }) },
          },
          {
            guard: { type: 'hasFiles', params: ({ event }) => ({ found: event.output }) },
            target: 'ready',
            actions: { type: 'keepFiles', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'nothing' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'It could not be found out; it can be asked for again (E-047).',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    nothing: {
      description: 'Nothing has been asked for, or it has expired.',
      on: { 'data.requested': { target: 'requesting' } },
    },
    requesting: {
      description: 'The request is on its way.',
      tags: 'busy',
      invoke: { id: 'requestData', src: 'requestData', onDone: { target: 'loading' }, onError: { target: 'notRequested' } },
      after: { patience: { target: 'notRequested' } },
    },
    notRequested: {
      description: 'The request could not be sent.',
      on: { 'data.requested': { target: 'requesting' } },
    },
    preparing: {
      description: 'The archive is being made; a mail says when it is ready.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    ready: {
      description: 'Archives with the days on which they were made and are removed.',
      on: {
        'file.downloaded': {
          target: 'downloading',
          actions: { type: 'keepWanted', params: ({ event }) => ({ id: event.id }) },
        },
        'data.requested': { target: 'requesting' },
      },
    },
    downloading: {
      description: 'An address for this one download is asked for.',
      tags: 'busy',
      invoke: {
        id: 'download',
        src: 'download',
        input: ({ context }) => ({ id: context.wanted }),
        onDone: [
          { guard: { type: 'isExpired', params: ({ event }) => ({ outcome: event.output }) }, target: 'expired' },
          { target: 'ready' },
        ],
        onError: { target: 'notDownloaded' },
      },
      after: { patience: { target: 'notDownloaded' } },
    },
    expired: {
      description: 'That copy was kept for its time and is gone; a newer one can be asked for.',
      on: { 'data.requested': { target: 'requesting' }, 'page.refreshed': { target: 'loading' } },
    },
    notDownloaded: {
      description: 'It could not be downloaded; it can be tried again.',
      on: {
        'file.downloaded': {
          target: 'downloading',
          actions: { type: 'keepWanted', params: ({ event }) => ({ id: event.id }) },
        },
        'page.refreshed': { target: 'loading' },
      },
    },
  },
})
