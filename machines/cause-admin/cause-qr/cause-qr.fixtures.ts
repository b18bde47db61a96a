import { fixturesFor } from '#machines/fixtures.ts'
import { type CauseQr, causeQrMachine } from './cause-qr.machine.ts'

const someQr: CauseQr = {
  causeName: 'Abbotsmere Hospice',
  picture: null,
  kind: 'charity',
  cover: null,
  charityNumber: null,
  address: 'https://www.farthing.example/causes/abbotsmere-hospice',
  squares: [
    [true, false],
    [false, true],
  ],
}

export const causeQrFixtures = fixturesFor(causeQrMachine, {
  items: 'F-155',
  inputs: [undefined],
  events: {
    'download.asked': [
      { type: 'download.asked', file: 'png' },
      { type: 'download.asked', file: 'svg' },
    ],
    'print.asked': [{ type: 'print.asked' }],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: { generate: { outputs: [someQr], fails: true } },
  invariants: [['what is shown was made', (snapshot) => snapshot.matches('shown') === (snapshot.context.found !== null)]],
  pinned: [
    {
      name: 'F-155 made, downloaded, printed',
      input: 0,
      events: ['generate: done', 'download.asked#1', 'download.asked#2', 'print.asked'],
      ends: 'shown',
    },
    {
      name: 'a failure can be tried again',
      input: 0,
      events: ['generate: error', 'page.refreshed', 'generate: done'],
      ends: 'shown',
    },
    { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
  ],
})
