import type { CauseRecord, RecordUpdate } from '#contract/support/records.ts'
import { readingFixtures } from '#machines/reading.fixtures.ts'
import { causeRecordMachine } from './cause-record.machine.ts'

export const someUpdates: RecordUpdate[] = [
  {
    id: 9,
    postedAt: '2026-10-01T11:00:00.000Z',
    text: 'Tom Reed of 4 Mill Lane, who is nine and was with us all summer, won the race at his school on Friday.',
    opening: 'Tom Reed of 4 Mill Lane, who is nine and was with us all summer, won the race…',
    picture: { address: '/user-images/0123456789abcdef0123456789abcdef.webp', alt: 'A boy who runs' },
    author: { id: 12, name: 'Rowan Ash' },
  },
  {
    id: 4,
    postedAt: '2026-08-14T09:30:00.000Z',
    text: 'The garden room has its windows.',
    opening: 'The garden room has its windows.',
    picture: null,
    author: { id: 15, name: '' },
  },
]

export const someCause: CauseRecord = {
  id: 7,
  name: 'Harrowden Hospice',
  uri: 'harrowden-hospice',
  review: 'confirmed',
  lifecycle: 'open',
  supporters: 214,
  people: [{ id: 12, name: 'Rowan Ash', email: 'rowan@example.org' }],
  isMine: false,
  updates: someUpdates,
  donations: [{ stage: 'paid', count: 30, pence: 12_500 }],
  waiting: [{ queue: 'requests', reference: 'AR-7K2M9QXB', name: 'Harrowden Hospice' }],
  lines: [
    {
      kind: 'payment',
      at: '2026-10-03T10:00:00.000Z',
      reference: 'FAR-7-2026Q3',
      runId: 'R-7K2M9QXB',
      pence: 12_500,
      stage: 'paid',
      isPaid: true,
    },
    { kind: 'review', at: '2026-01-12T10:00:00.000Z', stage: 'confirmed', by: 'support', text: 'Its committee is on its site' },
    { kind: 'began', at: '2026-01-10T10:00:00.000Z' },
  ],
  page: 1,
  hasMore: false,
}

export const causeRecordFixtures = readingFixtures(causeRecordMachine, { record: someCause })
