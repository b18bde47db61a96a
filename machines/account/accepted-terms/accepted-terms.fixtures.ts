import { readingFixtures } from '#machines/reading.fixtures.ts'
import { acceptedTermsMachine } from './accepted-terms.machine.ts'

export const acceptedTermsFixtures = {
  ...readingFixtures(acceptedTermsMachine, [
    {
      id: 'supporter-2',
      type: 'supporter',
      version: '2',
      from: '2026-11-01T00:00:00.000Z',
      acceptedAt: '2026-11-03T10:00:00.000Z',
    },
    {
      id: 'supporter-1',
      type: 'supporter',
      version: '1',
      from: '2026-01-01T00:00:00.000Z',
      acceptedAt: '2026-02-03T10:00:00.000Z',
    },
  ]),
  items: 'F-069',
}
