import { fixturesFor } from '#machines/fixtures.ts'
import { csvDownloadMachine } from './csv-download.machine.ts'

export const csvDownloadFixtures = fixturesFor(csvDownloadMachine, {
  items: 'F-150',
  inputs: [undefined],
  events: { 'file.asked': [{ type: 'file.asked' }], 'download.cancelled': [{ type: 'download.cancelled' }] },
  outcomes: { download: { outputs: [undefined], fails: true } },
  invariants: [],
  pinned: [
    {
      name: 'E-070 given up, and asked for again',
      input: 0,
      events: ['file.asked', 'download.cancelled', 'file.asked', 'download: done'],
      ends: 'done',
    },
    {
      name: 'a failure can be tried again',
      input: 0,
      events: ['file.asked', 'download: error', 'file.asked', 'download: done'],
      ends: 'done',
    },
    { name: 'given up is no failure', input: 0, events: ['file.asked', 'download.cancelled'], ends: 'cancelled' },
    { name: 'a download that fails says so', input: 0, events: ['file.asked', 'download: error'], ends: 'failed' },
    {
      name: 'the file can be had once more',
      input: 0,
      events: ['file.asked', 'download: done', 'file.asked'],
      ends: 'downloading',
    },
  ],
})
