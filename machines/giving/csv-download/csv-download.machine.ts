import { setup } from 'xstate'
import { placeholder } from '#machines/placeholder.ts'

/** A-108, E-070: a list as a file. Giving it up is no failure. */
export const csvDownloadMachine = setup({
  types: {} as { events: { type: 'file.asked' } | { type: 'download.cancelled' }; tags: 'busy' },
  actors: { download: placeholder<void>() },
}).createMachine({
  id: 'csvDownload',
  description: 'Downloading a list as a CSV.',
  initial: 'idle',
  states: {
    idle: { description: 'The file can be asked for.', on: { 'file.asked': { target: 'downloading' } } },
    downloading: {
      description: 'The rows arrive; it can be given up at any time.',
      tags: 'busy',
      invoke: { id: 'download', src: 'download', onDone: { target: 'done' }, onError: { target: 'failed' } },
      on: { 'download.cancelled': { target: 'cancelled' } },
    },
    cancelled: { description: 'Given up, which is what was wanted (E-070).', on: { 'file.asked': { target: 'downloading' } } },
    done: { description: 'The file is there.', on: { 'file.asked': { target: 'downloading' } } },
    failed: {
      description: 'The file could not be made; it can be asked for again.',
      on: { 'file.asked': { target: 'downloading' } },
    },
  },
})
