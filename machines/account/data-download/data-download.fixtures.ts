import { fixturesFor } from '#machines/fixtures.ts'
import { dataDownloadJourneys } from './data-download.journeys.ts'
import { type DataFiles, dataDownloadMachine } from './data-download.machine.ts'

const file = { id: 'f1', created: '2026-11-20T10:00:00.000Z', expiry: '2026-12-20T10:00:00.000Z' }
const found: DataFiles[] = [
  { files: [file], isPreparing: false },
  { files: [], isPreparing: true },
  { files: [], isPreparing: false },
]

export const dataDownloadFixtures = fixturesFor(dataDownloadMachine, {
  items: 'F-127',
  inputs: [undefined],
  events: {
    'data.requested': [{ type: 'data.requested' }],
    'file.downloaded': [{ type: 'file.downloaded', id: 'f1' }],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {
    readFiles: { outputs: found, fails: true },
    requestData: { outputs: [undefined], fails: true },
    download: { outputs: ['begun', 'expired'], fails: true },
  },
  invariants: [['what is ready is there', (snapshot) => !snapshot.matches('ready') || snapshot.context.files.length > 0]],
  pinned: [
    {
      name: 'F-127 asked for, made, downloaded',
      input: 0,
      events: [
        'readFiles: done#3',
        'data.requested',
        'requestData: done',
        'readFiles: done#2',
        'page.refreshed',
        'readFiles: done#1',
        'file.downloaded',
        'download: done#1',
      ],
      ends: 'ready',
    },
    {
      name: 'E-047 a download that fails can be tried again',
      input: 0,
      events: ['readFiles: done#1', 'file.downloaded', 'download: error', 'file.downloaded', 'download: done#1'],
      ends: 'ready',
    },
    {
      name: 'while a new file is made, the list is as the server has it',
      input: 0,
      events: ['readFiles: done#1', 'data.requested', 'requestData: done', 'readFiles: done#2'],
      ends: 'preparing',
      knows: { files: [] },
    },
    ...dataDownloadJourneys,
  ],
})
