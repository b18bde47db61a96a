import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const dataDownloadJourneys = [
  journey('silence about the files is a failure', 0, 'after: patience', 'failed'),
  journey('files that can’t be read are read again', 0, 'readFiles: error > page.refreshed > readFiles: done#3', 'nothing'),
  journey(
    'F-127 a request about which nothing is heard',
    0,
    'readFiles: done#3 > data.requested > after: patience',
    'notRequested',
  ),
  journey(
    'F-127 a request that fails is sent again',
    0,
    'readFiles: done#3 > data.requested > requestData: error > data.requested > requestData: done',
    'loading',
  ),
  journey('F-127 another copy where there is one', 0, 'readFiles: done#1 > data.requested', 'requesting'),
  journey('E-047 the file that is wanted is the one that is sent', 0, 'readFiles: done#1 > file.downloaded', 'downloading', {
    does: ['keepWanted({"id":"f1"})'],
  }),
  journey(
    'E-047 a file about which nothing is heard',
    0,
    'readFiles: done#1 > file.downloaded > after: patience',
    'notDownloaded',
  ),
  journey(
    'E-047 the file is wanted again',
    0,
    'readFiles: done#1 > file.downloaded > download: error > file.downloaded',
    'downloading',
    { does: ['keepWanted({"id":"f1"})'] },
  ),
  journey(
    'E-047 or the list is read again',
    0,
    'readFiles: done#1 > file.downloaded > download: error > page.refreshed',
    'loading',
  ),
  journey('F-127 a copy that has expired meanwhile', 0, 'readFiles: done#1 > file.downloaded > download: done#2', 'expired'),
  journey(
    'F-127 and another one in its place',
    0,
    'readFiles: done#1 > file.downloaded > download: done#2 > data.requested',
    'requesting',
  ),
  journey('F-127 or what else there is', 0, 'readFiles: done#1 > file.downloaded > download: done#2 > page.refreshed', 'loading'),
  journey('F-127 what is ready is shown', 0, 'readFiles: done#1', 'ready', {
    knows: { files: [{ id: 'f1', created: '2026-11-20T10:00:00.000Z', expiry: '2026-12-20T10:00:00.000Z' }] },
  }),
]
