import type { PersonRecord } from '#contract/support/records.ts'
import { readingFixtures } from '#machines/reading.fixtures.ts'
import { personRecordMachine } from './person-record.machine.ts'

export const somePerson: PersonRecord = {
  id: 12,
  name: 'Rowan Ash',
  email: 'rowan@example.org',
  joinedAt: '2026-01-10T10:00:00.000Z',
  closedAt: null,
  isDeleted: false,
  supports: { id: 7, name: 'Harrowden Hospice' },
  runs: [{ id: 7, name: 'Harrowden Hospice' }],
  donations: [{ stage: 'paid', count: 3, pence: 1250 }],
  waiting: [{ queue: 'claims', reference: 'CL-7K2M9QXB', name: 'Alder Home' }],
  lines: [
    { kind: 'audit', at: '2026-11-20T10:00:00.000Z', action: 'passwordChanged', by: 'rowan@example.org', text: null },
    { kind: 'claim', at: '2026-11-19T10:00:00.000Z', id: 'CL-7K2M9QXB', shop: 'Alder Home', stage: 'received', text: null },
    {
      kind: 'donation',
      at: '2026-11-02T10:00:00.000Z',
      id: 'D0123456789ABCDEF012',
      shop: 'Alder Home',
      stage: 'paid',
      pence: 600,
    },
    { kind: 'began', at: '2026-01-10T10:00:00.000Z' },
  ],
  page: 1,
  hasMore: true,
}

export const personRecordFixtures = readingFixtures(personRecordMachine, { record: somePerson })
